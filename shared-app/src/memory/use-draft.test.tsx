import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createFakePage, FakePageRoot, type FakePage } from '../testing/fake-page';
import { forgetDrafts, useDraft, useKeptDraft } from './use-draft';

const read = (kept: unknown) => (typeof kept === 'string' ? kept : null);

function Field({ isKnown = true }: { isKnown?: boolean }) {
  const [value, setValue] = useState(useDraft('field', read) ?? '');
  useKeptDraft('field', () => (isKnown ? value || null : undefined));
  return <input aria-label="Field" value={value} onChange={(event) => setValue(event.target.value)} />;
}

const show = (fake: FakePage, isKnown = true) =>
  render(
    <FakePageRoot fake={fake}>
      <Field isKnown={isKnown} />
    </FakePageRoot>,
  );
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Field' });
const reconnect = (fake: FakePage) =>
  act(() => fake.page.navigation.to({ path: '/google/settings', params: { subpath: '/reconnect-google-account' } }));
const stored = () => window.sessionStorage.getItem('listings.drafts');

it('keeps what was typed while a lost connection is mended, and no longer than it is typed [T13]', async () => {
  const fake = createFakePage();
  const first = show(fake);
  await userEvent.type(field(), 'typed');
  expect(stored()).toBeNull();
  reconnect(fake);
  first.unmount();
  expect(stored()).toBe('{"field":"typed"}');
  const again = show(createFakePage());
  expect(field().value).toBe('typed');
  await userEvent.clear(field());
  expect(stored()).toBeNull();
  again.unmount();
});

describe('a page that is hidden', () => {
  const become = (hidden: boolean) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const goAway = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  afterEach(() => jest.restoreAllMocks());

  it('keeps what is typed: the browser may end it without a word [T13]', async () => {
    show(createFakePage());
    await userEvent.type(field(), 'typed');
    expect(stored()).toBeNull();
    become(true);
    expect(stored()).toBe('{"field":"typed"}');
  });

  it('keeps nothing once it is left: that was asked about [T13]', async () => {
    show(createFakePage());
    await userEvent.type(field(), 'typed');
    goAway();
    become(true);
    expect(stored()).toBeNull();
    become(false);
    become(true);
    expect(stored()).toBe('{"field":"typed"}');
    goAway();
    expect(stored()).toBeNull();
  });

  it('keeps nothing once the screen is left', async () => {
    const fake = createFakePage();
    const { unmount } = show(fake);
    await userEvent.type(field(), 'typed');
    become(true);
    fake.page.navigation.to({ path: '/google/dashboard' });
    unmount();
    expect(stored()).toBeNull();
    become(true);
    expect(stored()).toBeNull();
  });
});

it('keeps nothing when the screen is left otherwise', async () => {
  const fake = createFakePage();
  window.sessionStorage.setItem('listings.drafts', '{"field":"old","other":1}');
  const { unmount } = show(fake);
  expect(field().value).toBe('old');
  fake.page.navigation.to({ path: '/google/dashboard' });
  unmount();
  expect(stored()).toBe('{"other":1}');
});

it('leaves what was kept alone while it is not known what is typed', () => {
  const fake = createFakePage();
  window.sessionStorage.setItem('listings.drafts', '{"field":"old"}');
  const { unmount } = show(fake, false);
  reconnect(fake);
  unmount();
  expect(stored()).toBe('{"field":"old"}');
});

it('believes nothing it did not keep, and can be told to forget', () => {
  window.sessionStorage.setItem('listings.drafts', '{"field":7}');
  show(createFakePage());
  expect(field().value).toBe('');
  window.sessionStorage.setItem('listings.drafts', '"text"');
  forgetDrafts();
  expect(stored()).toBeNull();
});

it('keeps what is personal in the page alone [B-5]', async () => {
  const fake = createFakePage();
  function Secret() {
    const [value, setValue] = useState(useDraft('field', read, { personal: true }) ?? '');
    useKeptDraft('field', () => value || null, { personal: true });
    return <input aria-label="Field" value={value} onChange={(event) => setValue(event.target.value)} />;
  }
  const secret = () =>
    render(
      <FakePageRoot fake={fake}>
        <Secret />
      </FakePageRoot>,
    );
  const first = secret();
  await userEvent.type(field(), 'mine');
  reconnect(fake);
  first.unmount();
  expect(stored()).toBeNull();
  const again = secret();
  expect(field().value).toBe('mine');
  fake.page.navigation.to({ path: '/google/dashboard' });
  again.unmount();
  secret();
  expect(field().value).toBe('');
});
