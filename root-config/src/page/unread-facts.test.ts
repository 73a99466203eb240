import { createNoticeList } from '../notices/notice-list';
import type { Bootstrap } from '@listings/shared-api/contract';
import { printedBootstrap as whole } from '../testing/bootstrap';
import { showMarkup } from '../testing/page';
import { ids } from './ids';
import { pageBody } from './skeleton';
import { completeFacts, tellDefaults } from './unread-facts';

const unknown: Bootstrap = { ...whole, mcSetupComplete: null, unread: ['setup', 'settings', 'site'] };

/** The page with a server that answers so. */
function pageWith(answer: () => Promise<unknown>) {
  showMarkup(pageBody);
  const asked: unknown[] = [];
  const fetch = async (address: unknown) => {
    asked.push(address);
    return { json: answer };
  };
  const reload = jest.fn();
  const page = { document, fetch } as unknown as Window;
  return { asked, reload, complete: (printed: Bootstrap) => completeFacts(page, printed, reload) };
}

const alert = () => document.querySelector('[role=alert]');

it('starts with what the server knows by now, and leaves the watch over the start to the shell', async () => {
  const { asked, complete } = pageWith(async () => whole);
  expect(await complete(unknown)).toEqual(whole);
  expect([asked, alert()?.id]).toEqual([['/wp-json/store/v1/bootstrap'], ids.late]);
});

it('goes on when only the campaigns are unknown: their screens say so', async () => {
  const printed: Bootstrap = { ...whole, adsSetupComplete: null, unread: ['ads'] };
  expect(await pageWith(async () => printed).complete(printed)).toEqual(printed);
});

it.each<[string, () => Promise<unknown>]>([
  ['nothing more', async () => unknown],
  ['nothing of use', async () => ({})],
  ['no answer', () => Promise.reject(new Error('offline'))],
])('shows what could not be read, with Retry, and opens nothing: %s', async (_name, answer) => {
  const { complete, reload } = pageWith(answer);
  expect(await complete(unknown)).toBeNull();
  expect(alert()?.textContent).toBe(
    'Your store did not answer' +
      'It did not say whether your setup is complete, its country and currency. Until it does, nothing is opened here: what is set up stays as it is.' +
      'Retry',
  );
  alert()?.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('tells which facts have a default in their place', () => {
  const notices = createNoticeList();
  const tell = (unread: Bootstrap['unread']) => tellDefaults({ ...whole, unread }, notices, 'en', () => undefined);
  tell(['ads']);
  expect(notices.get()).toEqual([]);
  tell(['ads', 'site', 'countries']);
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Your store did not say its time zone and date formats, the names of countries. What is shown here may differ from it.',
  ]);
});
