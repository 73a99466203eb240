import { Fragment, type ReactNode } from 'react';

/**
 * Takes the place of react-spring in the built chart (`build.config.ts`): nivo asks it for every value, and the chart never
 * moves (`animate: false`), so each value is where it would come to rest.
 */
type Values = Readonly<Record<string, unknown>>;

interface Transition<Item> {
  readonly keys: (item: Item) => string;
  /** Values of an item that is there; what is on its way in or out is not drawn. */
  readonly enter: (item: Item) => Values;
}

/** Elements by their names: no value of theirs changes by itself. */
export const animated = {
  div: 'div',
  g: 'g',
  line: 'line',
  path: 'path',
  rect: 'rect',
  circle: 'circle',
  text: 'text',
};

export const useSpring = (values: Values): Values => values;

export const useTransition =
  <Item,>(items: readonly Item[], { keys, enter }: Transition<Item>) =>
  (drawItem: (values: Values, item: Item) => ReactNode): ReactNode =>
    items.map((item) => <Fragment key={keys(item)}>{drawItem(enter(item), item)}</Fragment>);

/** Ways to move by name, and values made of moving ones: named by nivo, used by nothing that is drawn here. */
export const config = {};
export const to = (value: unknown, through: (value: unknown) => unknown): unknown => through(value);
