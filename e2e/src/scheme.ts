import type { Page } from 'playwright-core';

/** Waits until the page's background is light, or dark, and nothing fades any more. */
export const turns = (page: Page, scheme: 'light' | 'dark') =>
  page.waitForFunction((wanted) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    const light = (red + green + blue) / 3;
    const isStill = document.getAnimations().every(({ playState }) => playState !== 'running');
    return isStill && (wanted === 'light' ? light > 200 : light < 60);
  }, scheme);

/** Waits until nothing fades or moves any more. */
export const standsStill = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
