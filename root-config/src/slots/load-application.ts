import { importApplication } from './import-application';
import type { AppName } from '@listings/shared-machines/routes';

/** Links whose style sheet is on its way: two applications may start at the same moment. */
const coming = new WeakMap<HTMLLinkElement, Promise<void>>();

/** Puts the style sheet of a link into use behind it, and takes the link away. */
async function putIntoUse(ahead: HTMLLinkElement): Promise<void> {
  const sheet = ahead.cloneNode() as HTMLLinkElement;
  sheet.rel = 'stylesheet';
  ahead.after(sheet);
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  }).catch(() => {
    sheet.remove();
    coming.delete(ahead);
    // In the words of a bundler: it may be asked for again.
    throw new TypeError(`Loading chunk ${sheet.href} failed`);
  });
  ahead.remove();
}

/**
 * Waits for the style sheet that the document has the browser fetch ahead: applications are shown in it, and what is
 * painted before them does not wait for it. It comes after those of the document and before any of an application.
 */
async function withStyles(): Promise<void> {
  const ahead = document.querySelector<HTMLLinkElement>('link[rel=preload][as=style]');
  if (ahead === null) return;
  const used = coming.get(ahead) ?? putIntoUse(ahead);
  coming.set(ahead, used);
  await used;
}

/**
 * Loads an application with the styles that it is shown in. A failed fetch is not remembered by browsers: it may be asked
 * again.
 */
export const loadApplication = async (app: AppName): Promise<unknown> =>
  (await Promise.all([importApplication(app), withStyles()]))[0];
