import type { ComponentType } from 'react';

/** What a file of stories exports (Component Story Format): its default says what it is about, each other export is a story. */
export interface StoryModule {
  readonly default: StoryMeta;
  readonly [name: string]: unknown;
}

export interface StoryMeta {
  /** Place in the list, by slashes: `Forms/Select`. */
  readonly title: string;
  /** What is shown. */
  readonly component?: unknown;
  /** What else is shown in these stories, by name. */
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  /** `fullscreen`: a whole screen, which has margins of its own. */
  readonly layout?: 'fullscreen';
  /** The moment that the clock stands at, in milliseconds since 1970; running when absent. */
  readonly now?: number;
}

/** A story by its name. Undefined where the file has none of that name. */
export function storyNamed(module: StoryModule, name: string): ComponentType | undefined {
  const story = module[name];
  return name !== 'default' && typeof story === 'function' ? (story as ComponentType) : undefined;
}
