import type { ComponentType } from 'react';

/**
 * Exports of a file of stories (Component Story Format): the default describes the file, each other export is a story.
 */
export interface StoryModule {
  readonly default: StoryMeta;
  readonly [name: string]: unknown;
}

export interface StoryMeta {
  /** Place in the list, by slashes: `Forms/Select`. */
  readonly title: string;
  /** Component that is shown. */
  readonly component?: unknown;
  /** Other components shown in these stories, by name. */
  readonly subcomponents?: Readonly<Record<string, unknown>>;
  /** `fullscreen`: a whole screen, which has margins of its own. */
  readonly layout?: 'fullscreen';
  /** Fixed time of the clock, in milliseconds since 1970; the clock runs when absent. */
  readonly now?: number;
}

/** A story by its name. Undefined where the file has none of that name. */
export function storyNamed(module: StoryModule, name: string): ComponentType | undefined {
  const story = module[name];
  return name !== 'default' && typeof story === 'function' ? (story as ComponentType) : undefined;
}
