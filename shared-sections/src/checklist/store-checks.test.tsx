import type { StoreCheck } from '@listings/shared-api/contract';
import { checklistItems } from '@listings/shared-machines';
import { createFakePage, type FakePage } from '@listings/shared-app/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { ChecklistSection } from './checklist.section';
import { useChecklist } from './use-checklist';

function Checklist() {
  return <ChecklistSection view={useChecklist()} />;
}

const show = (fake: FakePage) =>
  render(
    <FakeRoot fake={fake}>
      <Checklist />
    </FakeRoot>,
  );

const site = 'https://shop.example.com';

const check = (
  id: string,
  verdict: StoreCheck['verdict'],
  code: string,
  path = '/',
  values: string[] = [],
): StoreCheck => ({
  id,
  verdict,
  evidence: [{ code, url: site + path, values }],
});

/** 14 November 2023, 10:13 pm UTC. */
const checkedAt = 1_700_000_000;

const checks = [
  check('website_live', 'found', 'opened'),
  check('checkout_process_secure', 'unknown', 'no_checkout', '/checkout/'),
  check('payment_methods_visible', 'found', 'payment_methods', '/', ['Visa', 'PayPal']),
  check('refund_tos_visible', 'not_found', 'no_refund_policy'),
  check('contact_info_visible', 'found', 'phone', '/contact/', ['+1 213 373 4253']),
];

const looked = () => createFakePage({ store: { storeChecks: { status: 'done', checked_at: checkedAt, checks } } });

const again = () => screen.findByRole('button', { name: 'Check the store requirements again' });
const seen = (name: RegExp) => screen.findByRole('list', { name });

describe('what was seen of the store', () => {
  it('stands under each item: verdict, words, address', async () => {
    show(looked());
    const refund = await seen(/^What we saw: My refund policy/);
    expect(refund).toHaveTextContent('No refund policy was found shop.example.com');
    expect(await seen(/^What we saw: My payment methods/)).toHaveTextContent(
      'Payment methods shown: Visa and PayPal shop.example.com',
    );
    expect(await seen(/^What we saw: I have a complete/)).toHaveTextContent(
      'No checkout page was found shop.example.com/checkout',
    );
    expect(screen.getAllByText('Found')).toHaveLength(3);
    expect(screen.getAllByText('Not found')).toHaveLength(1);
    expect(screen.getAllByText('Could not tell')).toHaveLength(1);
  });

  it('is one line for what is the same on several pages', async () => {
    const evidence = ['/', '/cart/'].map((path) => ({ code: 'no_payment_methods', url: site + path, values: [] }));
    const storeChecks = {
      status: 'done' as const,
      checked_at: checkedAt,
      checks: [{ id: 'payment_methods_visible', verdict: 'not_found' as const, evidence }],
    };
    show(createFakePage({ store: { storeChecks } }));
    const lines = within(await seen(/^What we saw: My payment methods/)).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'No payment method is shown that we know shop.example.com (opens in a new tab) shop.example.com/cart (opens in a new tab)',
    ]);
  });

  it('says of which store it is, and from when', async () => {
    show(looked());
    expect(await screen.findByText(/^We looked at shop\.example\.com on .*Nov 14, 2023/)).toBeVisible();
  });

  it('names a store in a folder by host and path, in this order whatever the direction of the text', async () => {
    const storeChecks = { status: 'done' as const, checked_at: checkedAt, checks };
    show(createFakePage({ store: { storeChecks, homeUrl: 'https://shop.example.com/blog/' } }));
    expect(await screen.findByText(/^We looked at \u2066shop\.example\.com\/blog\u2069 on /)).toBeVisible();
  });

  it('ticks nothing [S4.19]', async () => {
    const fake = looked();
    show(fake);
    await seen(/website is live/);
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
    expect(fake.callsOf('saveSettings')).toEqual([]);
    expect(fake.callsOf('runStoreChecks')).toEqual([]);
  });

  it('has the store looked at when nobody has, and says that it is under way', async () => {
    const fake = createFakePage();
    show(fake);
    expect(await screen.findByText('Looking at shop.example.com…')).toBeVisible();
    await waitFor(() => expect(fake.callsOf('runStoreChecks')).toHaveLength(1));
    expect(screen.getAllByText('Checking…')).toHaveLength(checklistItems.length);
    fake.store.storeChecks = { status: 'done', checked_at: checkedAt, checks };
    await waitFor(() => expect(screen.getAllByText('Found')).toHaveLength(3), { timeout: 5000 });
    expect(fake.callsOf('runStoreChecks')).toHaveLength(1);
  });

  it('looks again when that is asked for, and what was seen before stays meanwhile', async () => {
    const fake = looked();
    show(fake);
    await userEvent.click(await again());
    await screen.findByText('Looking at shop.example.com…');
    expect(screen.getAllByText('Found')).toHaveLength(3);
    const found = check('refund_tos_visible', 'found', 'refund_policy', '/returns/');
    fake.store.storeChecks = {
      status: 'done',
      checked_at: checkedAt,
      checks: [...checks.slice(0, 3), found, ...checks.slice(4)],
    };
    await waitFor(() => expect(screen.queryByText('Not found')).toBeNull(), { timeout: 5000 });
    expect(fake.callsOf('runStoreChecks')).toHaveLength(1);
  });

  it('says when the store could not be looked at, and lets it be asked for again', async () => {
    const fake = looked();
    fake.fail('runStoreChecks', { status: 500, body: { message: 'Broken' } });
    show(fake);
    await userEvent.click(await again());
    expect(await screen.findByText(/^We could not look at your store/)).toBeVisible();
    expect(screen.getAllByText('Found')).toHaveLength(3);
    await userEvent.click(await again());
    await waitFor(() => expect(screen.queryByText(/^We could not look at your store/)).toBeNull());
  });

  it('says when it could not be read, with Retry; the items can be ticked all the same', async () => {
    const fake = looked();
    fake.fail('getStoreChecks', { kind: 'network' });
    show(fake);
    const notice = await screen.findByText(/^We could not load what was seen/);
    expect(screen.getAllByRole('checkbox')).toHaveLength(checklistItems.length);
    expect(fake.notices).toEqual([]);
    const place = notice.closest<HTMLElement>('[role="status"]');
    if (place === null) throw new Error('The notice is announced by nobody.');
    await userEvent.click(within(place).getByRole('button', { name: 'Retry' }));
    expect(await seen(/website is live/)).toBeVisible();
  });

  it('is absent where the store cannot look, whether that is known or found out [decisions 29]', async () => {
    const fake = createFakePage({ bootstrap: { missingCalls: ['getStoreChecks', 'runStoreChecks'] } });
    const { unmount } = show(fake);
    await screen.findAllByRole('checkbox');
    expect(screen.queryByRole('button', { name: 'Check the store requirements again' })).toBeNull();
    expect(screen.queryByText('Checking…')).toBeNull();
    expect([...fake.callsOf('getStoreChecks'), ...fake.callsOf('runStoreChecks')]).toEqual([]);
    unmount();
    const other = createFakePage();
    other.fail('getStoreChecks', { status: 404, body: { message: 'No route was found.', code: 'rest_no_route' } });
    show(other);
    await screen.findAllByRole('checkbox');
    await act(async () => {});
    await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull());
    expect(other.notices).toEqual([]);
  });

  it('passes over evidence that it has no words for', async () => {
    const odd = [
      { id: 'website_live', verdict: 'found' as const, evidence: [{ code: 'of_tomorrow', url: null, values: [] }] },
    ];
    show(createFakePage({ store: { storeChecks: { status: 'done', checked_at: checkedAt, checks: odd } } }));
    expect(await seen(/website is live/)).toBeEmptyDOMElement();
    expect(screen.getByText('Found')).toBeVisible();
  });
});
