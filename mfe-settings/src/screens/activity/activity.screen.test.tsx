import type { ActivityEntry } from '@listings/shared-api/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './activity.screen';
import { openDialog, settingsPage } from '../../testing/settings.harness';

const failure = { status: 500, body: { message: 'Broken' }, reference: 'r-35' } as const;
const location = { path: '/google/settings', params: { subpath: '/activity', entry: '7' } } as const;

it.each([
  ['listActivity', { subpath: '/activity' }],
  ['getActivityEntry', { subpath: '/activity', entry: '7' }],
] as const)('names the reference of what could not be read, and reads it again: %s', async (key, params) => {
  const { fake, element } = settingsPage({ location: { ...location, params } }, (page) => page.fail(key, failure));
  await openDialog(() => render(element));
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getByText('Reference: r-35')).toBeVisible();
  fireEvent.click(problem.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(fake.callsOf(key)).toHaveLength(2);
});

it('tells of a file that could not be made under the name of the failed read, which has its reference', async () => {
  const { fake, element } = settingsPage({ location: { ...location, params: { subpath: '/activity' } } });
  await openDialog(() => render(element));
  fake.fail('listActivity', failure);
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(fake.notices).toMatchObject([
      { id: 'failed.listActivity', kind: 'error', failure: { status: 500, reference: 'r-35' } },
    ]),
  );
});

it('names its file by the day in the store, whenever the last entry was', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T23:30:00Z'));
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: jest.fn() });
  const { element } = settingsPage({
    location: { ...location, params: { subpath: '/activity' } },
    bootstrap: { timeZone: 'Europe/Berlin' },
    store: { activity: { entries: [entry(1, 'Spring')], people: [], next_page: null } },
  });
  await openDialog(() => render(element));
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(names).toEqual(['activity-2026-12-01.csv']));
  jest.restoreAllMocks();
});

const entry = (id: number, campaign: string): ActivityEntry => ({
  id,
  at: 1_780_000_000,
  day: '2026-05-28',
  by: 'Jane',
  asked_by: null,
  person: '1',
  from: 'screen',
  kind: 'campaign',
  object_id: String(id),
  object_name: campaign,
  action: 'changed',
  count: 1,
  members: [],
  changes: [{ field: 'status', before: 'paused', after: 'enabled', unit: null }],
  reference: null,
  undo: 'possible',
  undo_of: null,
});

describe('Undo of a change of a campaign', () => {
  const person = {
    id: 'vi',
    name: 'Vi',
    spendLimit: null,
    refusal: 'Your role does not allow this. Ask an owner: Ada.',
  };
  const shown = async (
    role: 'viewer' | 'feed-manager' | 'advertiser',
    refused: Readonly<Record<string, 'advertiser'>>,
  ) => {
    const { element } = settingsPage({
      location,
      bootstrap: { person: { ...person, role, refused } },
      store: { activity: { entries: [entry(7, 'Candles')], people: [], next_page: null } },
    });
    await openDialog(() => render(element));
    return screen.findByRole('button', { name: 'Undo' });
  };

  it.each([
    ['viewer', { undoActivity: 'advertiser', updateCampaign: 'advertiser' }],
    ['feed-manager', { updateCampaign: 'advertiser' }],
  ] as const)('is disabled for a %s, with the reason and whom to ask', async (role, refused) => {
    const undo = await shown(role, refused);
    expect(undo).toBeDisabled();
    expect(undo).toHaveAccessibleDescription(/Ask an owner: Ada\.$/);
    expect(screen.getAllByText(person.refusal)).toHaveLength(1);
  });

  it('is there for an advertiser', async () => {
    const undo = await shown('advertiser', { updateProductVisibility: 'advertiser' });
    expect(undo).toBeEnabled();
    expect(undo).toHaveAccessibleDescription('');
  });
});

const change = { field: 'visibility', before: 'shown', after: 'hidden', unit: null };
const members = [
  { id: '11', name: 'Copper Mug' },
  { id: '12', name: 'Moss Bowl' },
];
const hidden = { ...entry(9, ''), kind: 'products', object_id: '', count: 12, changes: [change], members };

it('names the products that were changed at once, each a link to it, and says how many more there are', async () => {
  const { element } = settingsPage({
    location: { ...location, params: { subpath: '/activity', entry: '9' } },
    store: { activity: { entries: [hidden], people: [], next_page: null } },
  });
  render(element);
  const list = await screen.findByRole('list', { name: 'Products' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Copper Mug', 'Moss Bowl', '10 more']);
  expect(within(list).getByRole('link', { name: 'Copper Mug' })).toHaveAttribute('href', '/google/product-feed?why=11');
});

it('has the same in its file, in the place of the one name', async () => {
  const files: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: jest.fn() });
  const { element } = settingsPage({
    location: { ...location, params: { subpath: '/activity' } },
    store: { activity: { entries: [hidden, entry(8, 'Lanterns')], people: [], next_page: null } },
  });
  await openDialog(() => render(element));
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.readAsText(files[0] as Blob);
  });
  const objects = text.split(/\r?\n/).map((line) => /Copper Mug.*10 more|Lanterns/.exec(line)?.[0]);
  expect(objects).toEqual([undefined, 'Copper Mug, Moss Bowl, 10 more', 'Lanterns', undefined]);
  jest.restoreAllMocks();
});

describe('the focus [G17]', () => {
  const entries = [{ ...entry(8, 'Lanterns'), undo_of: 7 }, entry(7, 'Candles')];
  const start = async (
    params: Readonly<Record<string, string>> = {},
    there = entries,
    next_page: string | null = null,
  ) => {
    const { fake, element } = settingsPage({
      location: { ...location, params: { subpath: '/activity', ...params } },
      store: { activity: { entries: there, people: [], next_page } },
    });
    await openDialog(() => render(element));
    return fake;
  };
  const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^Jane .*${name}`) });
  const press = async (button: HTMLElement) => {
    await userEvent.click(button);
    return button;
  };

  it('stays on an entry that is opened and closed', async () => {
    await start();
    const button = await press(await row('Candles'));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(await row('Candles')).toHaveFocus();
    await press(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(await row('Candles')).toHaveFocus();
  });

  it('goes to the number of entries once the last ones were shown', async () => {
    const fake = await start({}, entries, 'earlier');
    const more = await screen.findByRole('button', { name: 'Show more' });
    fake.store.activity = { entries, people: [], next_page: null };
    await press(more);
    await waitFor(() => expect(more).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByText(/^2 changes/)).toHaveFocus());
  });

  it('goes to the entry that was taken back', async () => {
    await start({ entry: '7' });
    await press(await screen.findByRole('button', { name: 'Undo' }));
    await press(await screen.findByRole('button', { name: 'Take it back' }));
    await screen.findByText('Taken back');
    await waitFor(async () => expect(await row('Candles.*Taken back')).toHaveFocus());
  });

  it('goes to the entry that a link in another has opened', async () => {
    await start({ entry: '8' });
    await press(await screen.findByRole('link', { name: 'Show the earlier change' }));
    await waitFor(async () => expect(await row('Candles')).toHaveFocus());
  });

  it('goes to an entry that is not listed and that a link has opened, and to the list when it is closed', async () => {
    const fake = await start({ entry: '8' }, entries.slice(0, 1));
    fake.store.activity = { entries, people: [], next_page: null };
    await press(await screen.findByRole('link', { name: 'Show the earlier change' }));
    await waitFor(async () => expect(await row('Candles')).toHaveFocus());
    const scroll = jest.fn();
    const list = (await row('Candles')).closest('[tabindex="-1"]') as HTMLElement;
    list.scrollIntoView = scroll;
    Object.defineProperty(list, 'offsetHeight', { value: 5000 });
    await press(await row('Candles'));
    await waitFor(() => expect(list).toHaveFocus());
    expect(scroll.mock.calls).toEqual([[{ block: 'start' }]]);
  });
});

it('names the product whose changes are looked at by a change of several that it was part of', async () => {
  const { element } = settingsPage({
    location: { ...location, params: { subpath: '/activity', kind: 'products', object: '12' } },
    store: { activity: { entries: [hidden], people: [], next_page: null } },
  });
  await openDialog(() => render(element));
  expect(await screen.findByText(/^Only changes of Moss Bowl/)).toBeVisible();
});
