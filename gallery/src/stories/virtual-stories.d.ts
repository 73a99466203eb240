declare module 'virtual:stories' {
  /** Files that `findStories` found. */
  export const files: readonly import('./find-stories').StoryFile[];
  /** Fetches a file of stories, by its path. */
  export const load: Readonly<Record<string, () => Promise<import('./story').StoryModule>>>;
}
