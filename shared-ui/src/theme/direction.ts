import type { Options } from '@emotion/cache';

type Plugins = NonNullable<Options['stylisPlugins']>;

/** Direction in which the page is read: what its document says when the first style is made. */
export const pageDirection = (): 'ltr' | 'rtl' => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr');

let plugins: Plugins = [];

/** Plug-ins of the style cache, once `loadDirection` has resolved; none where the page is read from left to right. */
export const directionPlugins = (): Plugins => plugins;

/** Fetches what turns the styles around, where the page is read from right to left: nobody else pays for it. */
export async function loadDirection(): Promise<void> {
  if (pageDirection() === 'ltr' || plugins.length > 0) return;
  plugins = (await import('./right-to-left')).rightToLeftPlugins;
}
