import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { AppProviders } from '../theme/app-providers';
import { DataTable } from './data-table';

/** Observer whose elements come near the window when a test calls `tell`. */
class FakeObserver {
  static readonly all = new Map<Element, FakeObserver>();
  constructor(private readonly told: (entries: Partial<IntersectionObserverEntry>[]) => void) {}
  observe(element: Element) {
    FakeObserver.all.set(element, this);
  }
  disconnect() {}
  static tell(element: Element, isIntersecting: boolean, height: number) {
    act(() => {
      this.all.get(element)?.told([{ isIntersecting, boundingClientRect: { height } as DOMRectReadOnly }]);
    });
  }
}

beforeEach(() => {
  FakeObserver.all.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

interface Item {
  readonly id: string;
}

const tableOf = (count: number) => (
  <AppProviders>
    <DataTable<Item>
      caption="Items"
      columns={[{ key: 'id', header: 'Item', rowHeader: true, cell: ({ id }) => id }]}
      rows={Array.from({ length: count }, (_, index) => ({ id: `item ${index + 1}` }))}
      rowKey={({ id }) => id}
    />
  </AppProviders>
);
const show = (count: number) => render(tableOf(count));

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const bodies = () => [...screen.getByRole('table').querySelectorAll('tbody')];

it('has all rows of a short table in the page', () => {
  show(99);
  expect(names()).toHaveLength(99);
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
});

it('has only the rows near the window of a long one, says how many there are, and keeps the room of the others', () => {
  show(250);
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '251');
  expect(names()).toEqual(Array.from({ length: 20 }, (_, index) => `item ${index + 1}`));
  expect(bodies()).toHaveLength(13);
  expect(bodies()[1]?.querySelector('tr')).toHaveStyle({ height: '980px' });
  FakeObserver.tell(bodies()[12]!, true, 490);
  FakeObserver.tell(bodies()[0]!, false, 1234);
  expect(names()).toEqual(Array.from({ length: 10 }, (_, index) => `item ${index + 241}`));
  expect(screen.getByRole('row', { name: 'item 250' })).toHaveAttribute('aria-rowindex', '251');
  expect(bodies()[0]?.querySelector('tr')).toHaveStyle({ height: '1234px' });
});

it('has every row when it is printed', () => {
  show(250);
  fireEvent(window, new Event('beforeprint'));
  expect(names()).toHaveLength(250);
  fireEvent(window, new Event('afterprint'));
  expect(names()).toHaveLength(20);
});

it('begins at its top on a screen that is shown once more, although it was left farther down [19.11]', () => {
  const shown = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{tableOf(250)}</Activity>;
  const { rerender } = render(shown('visible'));
  FakeObserver.tell(bodies()[0]!, false, 980);
  expect(screen.queryByRole('rowheader', { name: 'item 1' })).toBeNull();
  rerender(shown('hidden'));
  rerender(shown('visible'));
  expect(screen.getByRole('rowheader', { name: 'item 1' })).toBeVisible();
});
