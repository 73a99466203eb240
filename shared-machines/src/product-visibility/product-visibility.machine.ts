import type { Api } from '@listings/shared-api/contract';
import { and, assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type StoppedNotice, type SuccessNotice, type Track } from '../emitted';
import { entryRefused, raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import { updateVisibility, type ProductVisibilityAnswer } from './product-visibility.answers';
import type { ChangeProgress } from './change-progress';
import {
  changesNothing,
  opposite,
  shownAsRead,
  without,
  type StoredVisibility,
  type VisibilityChange,
} from './product-visibility.rules';

export type ProductVisibilityEvent =
  /** A page of the list was read: what the server holds now. */
  | { readonly type: 'products.read'; readonly products: ReadProducts }
  | { readonly type: 'products.selected'; readonly ids: readonly number[]; readonly on: boolean }
  /** 'Sync and show' is true, 'Don't sync and show' is false. */
  | { readonly type: 'choice.picked'; readonly visible: boolean | null }
  | { readonly type: 'apply' }
  /** Makes the products that the last change really changed what they were before. */
  | { readonly type: 'undo' }
  /** Shows products, whatever is selected; those that are shown are sent again. */
  | { readonly type: 'show'; readonly ids: readonly number[] }
  /** Hides products, whatever is selected. */
  | { readonly type: 'hide'; readonly ids: readonly number[] };

export interface ProductVisibilityContext {
  readonly selected: readonly number[];
  readonly choice: boolean | null;
  /** Shown from the moment it was asked for until the list is read anew [decisions 17]. */
  readonly change: VisibilityChange | null;
  /** Visibility on the server of the products seen so far. */
  readonly stored: StoredVisibility;
  /** Change that reverts the last one; null when the last one changed nothing. */
  readonly undo: VisibilityChange | null;
}

type Event = ProductVisibilityEvent | ProductVisibilityAnswer;
type Updated = Extract<ProductVisibilityAnswer, { type: 'answer.updated' }>;
type ReadProducts = readonly { readonly id: number; readonly visible: boolean }[];

const noChange: VisibilityChange = { ids: [], visible: false };

/** `updating`: a bulk change is on its way, whose products are selected again should it fail. */
export type ProductVisibilityView = 'settled' | 'updating';

const parts = setup({
  types: {
    context: {} as ProductVisibilityContext,
    events: {} as Event,
    emitted: {} as FailureNotice | StoppedNotice | SuccessNotice | Track,
    tags: {} as 'busy',
    meta: {} as { readonly view: ProductVisibilityView },
  },
  actors: { updateProductVisibility: fromPromise<ProductVisibilityAnswer, VisibilityChange>(notProvided) },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    hasChoice: ({ context }) => context.choice !== null,
    hasUndo: ({ context }) => context.undo !== null,
    hasFailed: (_, { failed }: Updated) => failed.length > 0,
    /** Some failed and others were changed. */
    isPartial: ({ context }, { failed }: Updated) =>
      failed.length > 0 && changesNothing(without(context.change, failed)) !== null,
    isStopped: (_, { ended }: Updated) => ended === 'stopped',
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    select: assign({
      selected: ({ context }, { ids, on }: { ids: readonly number[]; on: boolean }) => {
        if (on) return [...new Set([...context.selected, ...ids])];
        const left = new Set(ids);
        return context.selected.filter((id) => !left.has(id));
      },
    }),
    keepRead: assign({
      stored: ({ context }, products: ReadProducts) => ({
        ...context.stored,
        ...Object.fromEntries(products.map(({ id, visible }) => [id, visible])),
      }),
    }),
    showRead: assign({
      change: ({ context }, products: ReadProducts) =>
        shownAsRead(
          context.change,
          products.map(({ id }) => id),
        ),
    }),
    showChange: assign(({ context: { selected, choice, stored } }) => {
      const change = { ids: selected, visible: choice ?? false };
      return { change, undo: opposite(change, stored), selected: [] };
    }),
    /** The server holds now what was changed. */
    keepChange: assign({
      stored: ({ context: { stored, change } }) => ({
        ...stored,
        ...Object.fromEntries((change?.ids ?? []).map((id) => [id, change?.visible ?? false])),
      }),
    }),
    showThese: assign(({ context: { stored } }, change: VisibilityChange) => ({
      change,
      undo: opposite(change, stored),
    })),
    showUndo: assign({ change: ({ context }) => context.undo, undo: null }),
    record: emit(({ context }) => ({
      type: 'track' as const,
      name: 'gla_bulk_edit_click',
      properties: {
        context: 'product-feed',
        number_of_items: context.selected.length,
        visibility_to: context.choice ? 'sync_and_show' : 'dont_sync_and_show',
      },
    })),
    succeed: emit(({ context }, id: SuccessNotice['id']) => ({
      type: 'notice.success' as const,
      id,
      count: context.change?.ids.length ?? 0,
    })),
    tellStopped: emit(({ context }, { id, left }: Pick<StoppedNotice, 'id' | 'left'>) => ({
      type: 'notice.stopped' as const,
      id,
      count: context.change?.ids.length ?? 0,
      left,
    })),
    /** Shows failed products as they were before; null: all of them. */
    rollBack: assign(({ context: { change, undo } }, failed: readonly number[] | null) => ({
      change: failed === null ? null : without(change, failed),
      undo: failed === null ? null : changesNothing(without(undo, failed)),
    })),
    selectAgain: assign(({ context: { selected, change } }, failed: readonly number[] | null) => ({
      selected: [...new Set([...selected, ...(failed ?? change?.ids ?? [])])],
    })),
  },
});

const answers = raiseAnswer<ProductVisibilityContext, Event, ProductVisibilityAnswer>(unreachable);

/** Refusal of the products that failed: that of the part that ended the change, else of products one by one. */
const refusalOf = ({ ended }: Updated): Refused => (typeof ended === 'object' ? ended : entryRefused(null));

/** What failed is as it was before, and selected again after a bulk change; the rest is changed. */
const keepPart = (isBulk: boolean) =>
  [
    ...(isBulk ? ([{ type: 'selectAgain', params: ({ event }: { event: Updated }) => event.failed }] as const) : []),
    { type: 'rollBack', params: ({ event }: { event: Updated }) => event.failed },
    'keepChange',
  ] as const;

/**
 * Change on its way: failed products are rolled back, and selected again after a bulk change; what was changed is reported, that
 * it was stopped, and what was refused.
 */
const changing = (success: StoppedNotice['id'], isBulk: boolean) =>
  parts.createStateConfig({
    tags: 'busy',
    meta: { view: isBulk ? 'updating' : 'settled' },
    invoke: {
      id: 'updateProductVisibility',
      src: 'updateProductVisibility',
      input: ({ context }) => context.change ?? noChange,
      ...answers,
    },
    on: {
      // The shown state stays: this answer is older than the change.
      'products.read': { actions: { type: 'keepRead', params: ({ event }) => event.products } },
      'answer.updated': [
        {
          guard: { type: 'isStopped', params: ({ event }) => event },
          target: 'choosing',
          actions: [
            ...keepPart(isBulk),
            { type: 'tellStopped', params: ({ event }) => ({ id: success, left: event.failed.length }) },
          ],
        },
        {
          guard: { type: 'isPartial', params: ({ event }) => event },
          target: 'choosing',
          actions: [
            ...keepPart(isBulk),
            { type: 'succeed', params: success },
            { type: 'notify', params: ({ event }) => noticeOf('updateProductVisibility', refusalOf(event)) },
          ],
        },
        {
          guard: { type: 'hasFailed', params: ({ event }) => event },
          target: 'choosing',
          actions: [
            ...keepPart(isBulk),
            { type: 'notify', params: ({ event }) => noticeOf('updateProductVisibility', refusalOf(event)) },
          ],
        },
        { target: 'choosing', actions: ['keepChange', { type: 'succeed', params: success }] },
      ],
      'answer.refused': {
        target: 'choosing',
        actions: [
          { type: 'notify', params: ({ event }) => noticeOf('updateProductVisibility', event) },
          { type: 'selectAgain', params: isBulk ? null : [] },
          { type: 'rollBack', params: null },
        ],
      },
    },
  });

/**
 * Bulk change of channel visibility: shown at once, taken back for the products whose change failed [O2.45, decisions
 * 17]; the last one can be undone.
 */
export const productVisibilityMachine = parts.createMachine({
  id: 'productVisibility',
  options: { maxIterations: 1000 },
  context: { selected: [], choice: null, change: null, stored: {}, undo: null },
  initial: 'choosing',
  on: {
    'products.selected': { actions: { type: 'select', params: ({ event }) => event } },
    'choice.picked': { actions: assign({ choice: ({ event }) => event.visible }) },
  },
  states: {
    choosing: {
      meta: { view: 'settled' },
      on: {
        'products.read': {
          actions: [
            { type: 'keepRead', params: ({ event }) => event.products },
            { type: 'showRead', params: ({ event }) => event.products },
          ],
        },
        apply: { guard: and(['hasSelection', 'hasChoice']), target: 'updating', actions: ['record', 'showChange'] },
        show: {
          target: 'showing',
          actions: { type: 'showThese', params: ({ event }) => ({ ids: event.ids, visible: true }) },
        },
        hide: {
          target: 'hiding',
          actions: { type: 'showThese', params: ({ event }) => ({ ids: event.ids, visible: false }) },
        },
        undo: { guard: 'hasUndo', target: 'undoing', actions: 'showUndo' },
      },
    },
    updating: changing('updateProductVisibility', true),
    undoing: changing('undoProductVisibility', false),
    showing: changing('showProduct', false),
    hiding: changing('updateProductVisibility', false),
  },
});

/** The call of the bulk change, plugged into the client. */
export const productVisibilityActors = (api: Pick<Api, 'updateProductVisibility'>, progress?: ChangeProgress) => ({
  updateProductVisibility: fromPromise<ProductVisibilityAnswer, VisibilityChange>(({ input }) =>
    updateVisibility(api, input, progress),
  ),
});
