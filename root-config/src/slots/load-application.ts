import { importApplication } from './import-application';
import type { AppName } from '@listings/shared-machines/routes';

/**
 * Puts the style sheet into use that the document has the browser fetch ahead: applications are shown in it, and what is
 * painted before them does not wait for it. It comes after those of the document and before any of an application.
 */
const withStyles = async (): Promise<void> => {
  const ahead = document.querySelector<HTMLLinkElement>('link[rel=preload]');
  if (ahead === null) return;
  const sheet = ahead.cloneNode() as HTMLLinkElement;
  sheet.rel = 'stylesheet';
  ahead.after(sheet);
  await new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  }).catch(() => {
    sheet.remove();
    // In the words of a bundler: it may be asked for again.
    throw new TypeError(`Loading chunk ${sheet.href} failed`);
  });
  ahead.remove();
};

/**
 * Loads an application with the styles that it is shown in. A failed fetch is not remembered by browsers: it may be asked
 * again.
 */
export const loadApplication = async (app: AppName): Promise<unknown> =>
  (await Promise.all([importApplication(app), withStyles()]))[0];
