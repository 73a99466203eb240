import { getAppNames, start, triggerAppChange, unregisterApplication } from 'single-spa';
import { createShellTexts } from '../messages/texts';
import { pageBody } from '../page/skeleton';
import { showAddress, showMarkup } from '../testing/page';
import type { PageProps } from './page-props';
import { registerApplications } from './register-applications';

/** What each application is handed when it is shown, by the markup of its page. */
async function handedWith(markup: string): Promise<Readonly<Record<string, unknown>>> {
  const handed: Record<string, unknown> = {};
  showMarkup(`${pageBody}${markup}`);
  registerApplications({
    document,
    text: createShellTexts('en', {}),
    props: { language: 'en' } as PageProps,
    named: (url) => url,
    reloadPage: () => {},
    keepFocus: () => {},
    load: async (app) => ({
      bootstrap: async () => {},
      mount: async ({ flags, language }: Record<string, unknown>) => {
        handed[app] = { flags, language };
      },
      unmount: async () => {},
    }),
  });
  for (const path of ['/google/reports', '/google/settings', '/elsewhere']) {
    showAddress(path);
    await triggerAppChange();
  }
  await Promise.all(getAppNames().map((name) => unregisterApplication(name)));
  return handed;
}

beforeAll(() => start());

it('hands each application the values of its own flags, beside the services of the page [20.12]', async () => {
  const flags = { 'mfe-reports': { rows: 20, isDense: true } };
  expect(await handedWith(`<script type="application/json" id="flags">${JSON.stringify(flags)}</script>`)).toEqual({
    reports: { flags: flags['mfe-reports'], language: 'en' },
    settings: { flags: {}, language: 'en' },
  });
});

it('hands none where the host prints none [20.12]', async () => {
  expect(await handedWith('')).toEqual({
    reports: { flags: {}, language: 'en' },
    settings: { flags: {}, language: 'en' },
  });
});
