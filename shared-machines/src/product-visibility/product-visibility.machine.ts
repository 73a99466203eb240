import type { Api, ApiError, ApiOutput } from '@listings/shared-api/contract';
import { and, assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type SuccessNotice, type Track } from '../emitted';
import { answering, asking, refusedBy, unplugged, unreachable, type Refused } from '../ports';

export type ProductVisibilityEvent =
  | { readonly type: 'products.selected'; readonly ids: readonly number[]; readonly on: boolean }
  /** 'Sync and show' is true, 'Don't sync and show' is false. */
  | { readonly type: 'choice.picked'; readonly visible: boolean | null }
  | { readonly type: 'apply' };

export type ProductVisibilityAnswer =
  /** `failed` are the products whose change was refused. */
  { readonly type: 'answer.updated'; readonly failed: readonly number[] } | Refused;

/** A change that is shown from the moment it was asked for; it stays until the next one [decisions 17]. */
export interface VisibilityChange {
  readonly ids: readonly number[];
  readonly visible: boolean;
}

export interface ProductVisibilityContext {
  readonly selected: readonly number[];
  readonly choice: boolean | null;
  readonly change: VisibilityChange | null;
}

/** What a product shows: the last change, else what the list says. */
export const shownVisibility = (id: number, stored: boolean, change: VisibilityChange | null): boolean =>
  change !== null && change.ids.includes(id) ? change.visible : stored;

type Event = ProductVisibilityEvent | ProductVisibilityAnswer;

const noChange: VisibilityChange = { ids: [], visible: false };

const parts = setup({
  types: {
    context: {} as ProductVisibilityContext,
    events: {} as Event,
    emitted: {} as FailureNotice | SuccessNotice | Track,
    tags: {} as 'busy',
  },
  actors: { updateProductVisibility: fromPromise<ProductVisibilityAnswer, VisibilityChange>(unplugged) },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    hasChoice: ({ context }) => context.choice !== null,
    hasFailed: (_, failed: readonly number[]) => failed.length > 0,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    select: assign({
      selected: ({ context }, { ids, on }: { ids: readonly number[]; on: boolean }) =>
        on ? [...new Set([...context.selected, ...ids])] : context.selected.filter((id) => !ids.includes(id)),
    }),
    showChange: assign(({ context: { selected, choice } }) => ({
      change: { ids: selected, visible: choice ?? false },
      selected: [],
    })),
    record: emit(({ context }) => ({
      type: 'track' as const,
      name: 'gla_bulk_edit_click',
      properties: {
        context: 'product-feed',
        number_of_items: context.selected.length,
        visibility_to: context.choice ? 'sync_and_show' : 'dont_sync_and_show',
      },
    })),
    succeed: emit(({ context }) => ({
      type: 'notice.success' as const,
      id: 'updateProductVisibility' as const,
      count: context.change?.ids.length ?? 0,
    })),
    /** What failed is shown as it was, and selected again. */
    rollBack: assign(({ context: { change } }, failed: readonly number[] | null) => ({
      selected: failed ?? change?.ids ?? [],
      change:
        failed === null || change === null
          ? null
          : { ids: change.ids.filter((id) => !failed.includes(id)), visible: change.visible },
    })),
  },
});

const answers = asking<ProductVisibilityContext, Event, ProductVisibilityAnswer>(unreachable);

/** Bulk change of channel visibility: shown at once, taken back for the products whose change failed [O2.45, decisions 17]. */
export const productVisibilityMachine = parts.createMachine({
  id: 'productVisibility',
  options: { maxIterations: 1000 },
  context: { selected: [], choice: null, change: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'products.selected': { actions: { type: 'select', params: ({ event }) => event } },
        'choice.picked': { actions: assign({ choice: ({ event }) => event.visible }) },
        apply: { guard: and(['hasSelection', 'hasChoice']), target: 'updating', actions: ['record', 'showChange'] },
      },
    },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'updateProductVisibility',
        src: 'updateProductVisibility',
        input: ({ context }) => context.change ?? noChange,
        ...answers,
      },
      on: {
        'answer.updated': [
          {
            guard: { type: 'hasFailed', params: ({ event }) => event.failed },
            target: 'choosing',
            actions: [
              { type: 'notify', params: noticeOf('updateProductVisibility', { message: null, status: 400 }) },
              { type: 'rollBack', params: ({ event }) => event.failed },
            ],
          },
          { target: 'choosing', actions: 'succeed' },
        ],
        'answer.refused': {
          target: 'choosing',
          actions: [
            { type: 'notify', params: ({ event }) => noticeOf('updateProductVisibility', event) },
            { type: 'rollBack', params: null },
          ],
        },
      },
    },
  },
});

const idsOf = (values: unknown): number[] =>
  Array.isArray(values) ? values.map(Number).filter((id) => Number.isInteger(id)) : [];

/** Reads the products whose change was refused. */
const readVisibility = (output: ApiOutput<'updateProductVisibility'>): ProductVisibilityAnswer => ({
  type: 'answer.updated',
  failed: idsOf(output.errors),
});

/** Reads a 400 with the ids that failed; the others were changed. */
export const readVisibilityFailure = (error: ApiError): ProductVisibilityAnswer => {
  const failed = error.status === 400 ? idsOf(error.details.errors) : [];
  return failed.length > 0 ? { type: 'answer.updated', failed } : refusedBy(error);
};

/** The call of the bulk change, plugged into the client. */
export const productVisibilityActors = (api: Pick<Api, 'updateProductVisibility'>) => ({
  updateProductVisibility: fromPromise<ProductVisibilityAnswer, VisibilityChange>(({ input }) =>
    answering(
      api.updateProductVisibility({ body: { ids: [...input.ids], visible: input.visible } }),
      readVisibility,
      readVisibilityFailure,
    ),
  ),
});
