import { createLaterTexts } from '../messages/later-texts';
import type { Page } from '../page/create-page';
import { findLeftBehind } from './left-behind';

/** Milliseconds after which what an application does when it goes has been done. */
const afterwards = 500;

const culpritOf = (stack: string): string | null => /\/assets\/(mfe-[a-z-]+)\//.exec(stack)?.[1] ?? null;

/**
 * Parts of the shell beside the slots, its hints about what comes next and the style sheet that one of them becomes
 * (`slots/load-application.ts`), and answers that the document brings late.
 */
const isOurs = (element: Element): boolean =>
  element.id.startsWith('shell') ||
  element.className.startsWith('shell') ||
  element.matches('link[rel*="preload"], link[href*="/root-config/later."], script[type="application/json"]');

/** What is told of an application on its page. */
export interface PreviewWatch {
  readonly comes: (build: string) => void;
  readonly went: (build: string) => void;
}

/** Names what builds that are looked at leave in the page when they go: who previews one is told at once. */
export function watchPreviews(
  window: Window & typeof globalThis,
  { chrome: { notices, language } }: Pick<Page, 'chrome'>,
): PreviewWatch {
  const leftBehind = findLeftBehind({ window, culpritOf, isOurs });
  const look = (app: string) => {
    const left = leftBehind.leftBy(app).join(', ');
    if (left !== '') tell(app, left);
    // Read by the browser test of each application: that nothing was left is known from then on.
    window.performance.mark(`${app} went`);
  };
  const tell = (app: string, left: string) => {
    console.error(`${app} left in the page when it went: ${left}`);
    const text = createLaterTexts(language)('preview.left', { app, left });
    notices.show({ id: `left-behind-${app}`, kind: 'error', stays: true, text });
  };
  return { comes: leftBehind.begin, went: (app) => void window.setTimeout(() => look(app), afterwards) };
}
