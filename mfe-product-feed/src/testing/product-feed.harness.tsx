import type { Issue, ProductFeedItem } from '@listings/shared-api/contract';
import { createFakePage, FakeLinks, type FakePage, type FakePageOptions } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { act, render, screen, within } from '@testing-library/react';
import { productFeedTexts } from '../messages/product-feed.texts';
import { ProductFeedScreen } from '../screens/product-feed/product-feed.screen';

/** An issue of the account, numbered from 1. */
export const accountIssue = (number: number, more: Partial<Issue> = {}): Issue => ({
  type: 'account',
  product: 'All products',
  issue: `Account problem ${number}`,
  code: `account_problem_${number}`,
  action: '',
  action_url: `https://support.google.com/merchants/answer/${number}`,
  severity: 'error',
  applicable_countries: [],
  ...more,
});

/** An issue of one product, numbered from 1. */
export const productIssue = (number: number, more: Partial<Issue> = {}): Issue => ({
  ...accountIssue(number),
  type: 'product',
  product_id: 100 + number,
  product: `Product ${number}`,
  issue: `Product problem ${number}`,
  code: `product_problem_${number}`,
  applicable_countries: ['US'],
  ...more,
});

export const times = <T,>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** Products whose titles sort as they are numbered. */
export const feedItem = (number: number, more: Partial<ProductFeedItem> = {}): ProductFeedItem => ({
  id: 100 + number,
  title: `Mug ${String(number).padStart(2, '0')}`,
  visible: true,
  status: 'approved',
  errors: [],
  ...more,
});

/** The whole screen of a store whose setup is complete. */
export function feedPage(options: FakePageOptions = {}, prepare: (fake: FakePage) => void = () => undefined) {
  const fake = createFakePage({
    location: { path: '/google/product-feed' },
    ...options,
    bootstrap: { mcSetupComplete: true, ...options.bootstrap },
    store: { merchant: { id: 12345678, status: 'connected' }, ...options.store },
  });
  prepare(fake);
  const element = (
    <FakeRoot fake={fake} catalogs={{ productFeed: productFeedTexts }}>
      <FakeLinks fake={fake}>
        <ProductFeedScreen />
      </FakeLinks>
    </FakeRoot>
  );
  return { fake, element };
}

/** The same, rendered. */
export function showFeed(...given: Parameters<typeof feedPage>) {
  const { fake, element } = feedPage(...given);
  return { fake, ...render(element) };
}

const textsOf = (table: HTMLElement, role: 'rowheader' | 'cell') =>
  within(table)
    .queryAllByRole(role)
    .map((cell) => cell.textContent);

/** Somebody who sees everything and changes no product. */
export const viewer = {
  id: 'vi',
  name: 'Vi',
  role: 'viewer',
  spendLimit: null,
  refused: { updateProductVisibility: 'feed-manager' },
  refusal: 'Your role does not allow this. Ask an owner: Ada.',
} as const;

/** Names of the rows of a table, once it has some. */
export async function rowsOf(name: string): Promise<(string | null)[]> {
  const table = await screen.findByRole('table', { name });
  await within(table).findAllByRole('rowheader');
  return textsOf(table, 'rowheader');
}

/** The pager below a table. */
export const pagerOf = (table: HTMLElement) => {
  const frame = table.closest('[role=region]')?.parentElement;
  if (!frame) throw new Error('The table stands in no frame');
  return within(within(frame).getByRole('navigation', { name: /^Pages of/ }));
};

/** Does what opens a dialog; React waits for what is fetched then only inside an awaited `act`. */
export const openDialog = (open: () => unknown) => act(async () => void (await open()));
