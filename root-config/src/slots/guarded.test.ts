import { createShellTexts } from '../messages/texts';
import { slotId } from '../page/ids';
import { pageBody } from '../page/skeleton';
import { showMarkup } from '../testing/page';
import { guarded } from './guarded';
import type { PageProps } from './page-props';
import { createSlotView } from './slot-view';

const slot = () => document.getElementById(slotId('reports')) as HTMLElement;
const message = () => document.querySelector('.shell-fallback');
const texts = () => [...(message()?.querySelectorAll('h1, p, button') ?? [])].map(({ textContent }) => textContent);
const keepFocus = jest.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve));

let isOnline = true;
const connect = async (online: boolean) => {
  isOnline = online;
  if (online) window.dispatchEvent(new Event('online'));
  await settled();
};

/** Opens the application; its file is there while the browser is online. */
async function open() {
  const load = () =>
    isOnline
      ? Promise.resolve({
          bootstrap: async () => {},
          mount: async () => slot().replaceChildren('Reports'),
          unmount: async () => {},
        })
      : Promise.reject(
          new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/reports.js'),
        );
  const lifecycles = guarded({
    name: 'reports',
    load,
    view: createSlotView(document, slotId('reports'), createShellTexts('en', {})),
    reloadPage: () => {},
    keepFocus,
    newSupportId: () => 'A1',
    report: () => {},
    told: () => {},
  });
  await lifecycles.mount({} as PageProps);
  await settled();
  return lifecycles;
}

beforeEach(async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  keepFocus.mockClear();
  showMarkup(pageBody);
  await connect(false);
});

const offline = [
  'This section did not load',
  'You are offline. The rest of the page still works.',
  'Retry',
  'Support id: A1',
];

it('says that the browser is offline, and shows the application by itself once it is back [C-6]', async () => {
  await open();
  expect(texts()).toEqual(offline);
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await connect(true);
  expect([message(), slot().textContent, document.activeElement]).toEqual([null, 'Reports', elsewhere]);
  expect(keepFocus).not.toHaveBeenCalled();
});

it('keeps the focus that was in the message [C-6]', async () => {
  await open();
  message()?.querySelector('button')?.focus();
  await connect(true);
  expect(keepFocus).toHaveBeenCalledTimes(1);
});

it('asks for no reload of the page, which nobody could load, however often Retry is pressed offline [C-6]', async () => {
  const lifecycles = await open();
  for (const _press of [1, 2, 3]) {
    message()?.querySelector('button')?.click();
    await settled();
  }
  expect(texts()).toEqual(offline);
  await lifecycles.unmount();
});

it('shows nothing once it was left [C-6]', async () => {
  const lifecycles = await open();
  await lifecycles.unmount();
  await connect(true);
  expect([message(), slot().hidden, slot().textContent]).toEqual([null, true, '']);
});
