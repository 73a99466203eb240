import { assign, enqueueActions, fromPromise, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { noticeOf, type FailureNotice, type NoticeId } from '../emitted';
import { raiseAnswer, notProvided, unreachable, type Refused } from '../ports';

/** Milliseconds a value must rest before it is saved [S9.05]. */
const autosaveDebounce = 500;

/** Status for the indicator [decisions 16]: `pending` means edited and not sent yet. */
export type AutosaveStatus = 'idle' | 'pending' | 'saving' | 'saved' | 'notSaved';

/** End of a save: `saved` is the value as the server holds it now. */
export type AutosaveAnswer<T> = { readonly type: 'answer.saved'; readonly saved: T } | Refused;

export type AutosaveEvent<T> =
  /** A new value; the last one always wins. */
  | { readonly type: 'change'; readonly value: T }
  /** Save what is not saved yet, at once. */
  | { readonly type: 'flush' }
  /** Save at once, also when nothing was changed. */
  | { readonly type: 'save' }
  | { readonly type: 'retry' };

export interface AutosaveContext<T> {
  /** The value to save. */
  readonly value: T;
  /** The value the server is known to hold. */
  readonly saved: T;
  readonly notice: NoticeId | null;
  /** The last failure, null after a success. */
  readonly failure: Omit<Refused, 'type'> | null;
  /** True if the last failure was the first since a success: only that one is reported [S4.19]. */
  readonly failureIsNews: boolean;
}

export interface AutosaveInput<T> {
  /** The value to begin with, as the server holds it. */
  readonly value: T;
  /** Key of the failure notice; null where only the indicator shows a failure [S8.29]. */
  readonly notice: NoticeId | null;
}

/** Input of the `save` actor. */
export interface AutosaveCall<T> {
  readonly value: T;
  readonly saved: T;
  /** The save before this one failed and may have been carried out in part: the server may hold neither value. */
  readonly isInDoubt?: boolean;
}

const autosaveParts = <T>() =>
  setup({
    types: {
      context: {} as AutosaveContext<T>,
      events: {} as AutosaveEvent<T> | AutosaveAnswer<T>,
      emitted: {} as FailureNotice,
      input: {} as AutosaveInput<T>,
      tags: {} as 'busy' | 'done' | 'failed',
    },
    actors: { save: fromPromise<AutosaveAnswer<T>, AutosaveCall<T>>(notProvided) },
    delays: { debounce: autosaveDebounce },
    actions: {
      keepValue: assign({ value: (_, value: T) => value }),
      keepSaved: assign((_, saved: T) => ({ saved, failure: null, failureIsNews: false })),
      /** Keeps the failure, and reports it when it is the first since a success. */
      fail: enqueueActions(({ enqueue, context }, { type: _type, ...failure }: Refused) => {
        const isNews = context.failure === null;
        if (isNews && context.notice !== null) enqueue.emit(noticeOf(context.notice, failure));
        enqueue.assign({ failure, failureIsNews: isNews });
      }),
    },
  });

/**
 * A single-flight queue for one resource [C-5, S4.15, S4.19]: waits until the value rests, sends one save at a time,
 * sends the newest value next when it changed meanwhile, and reports one failure until a save succeeds again.
 */
export const createAutosaveMachine = <T>() => {
  const answers = raiseAnswer<AutosaveContext<T>, AutosaveEvent<T> | AutosaveAnswer<T>, AutosaveAnswer<T>>(unreachable);
  const kept = { type: 'keepValue' as const, params: ({ event }: { event: { value: T } }) => event.value };
  const failed = { type: 'fail' as const, params: ({ event }: { event: Refused }) => event };
  const savedAs = { type: 'keepSaved' as const, params: ({ event }: { event: { saved: T } }) => event.saved };

  return autosaveParts<T>().createMachine({
    id: 'autosave',
    options: { maxIterations: 1000 },
    context: ({ input }) => ({
      value: input.value,
      saved: input.value,
      notice: input.notice,
      failure: null,
      failureIsNews: false,
    }),
    initial: 'idle',
    states: {
      idle: { on: { change: { target: 'pending', actions: kept }, save: 'saving' } },
      pending: {
        after: { debounce: 'saving' },
        on: {
          change: { target: 'pending', reenter: true, actions: kept },
          flush: 'saving',
          save: 'saving',
        },
      },
      saving: {
        tags: 'busy',
        initial: 'latest',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { value, saved, failure } }) => ({
            value,
            saved,
            ...(failure !== null && { isInDoubt: true }),
          }),
          ...answers,
        },
        states: {
          /** The call carries the newest value. */
          latest: {
            on: {
              'answer.saved': { target: '#autosave.saved', actions: savedAs },
              'answer.refused': { target: '#autosave.notSaved', actions: failed },
              change: { target: 'outdated', actions: kept },
            },
          },
          /** The value changed after the call was sent: it rests again before the next one. */
          outdated: {
            on: {
              'answer.saved': { target: '#autosave.pending', actions: savedAs },
              'answer.refused': { target: '#autosave.pending', actions: failed },
              change: { actions: kept },
              flush: 'urgent',
              save: 'urgent',
            },
          },
          /** Changed value that has to be saved at once: the next call follows without a pause. */
          urgent: {
            on: {
              'answer.saved': { target: '#autosave.saving', actions: savedAs },
              'answer.refused': { target: '#autosave.saving', actions: failed },
              change: { actions: kept },
            },
          },
        },
      },
      saved: { tags: 'done', on: { change: { target: 'pending', actions: kept }, save: 'saving' } },
      notSaved: {
        tags: 'failed',
        on: {
          change: { target: 'pending', actions: kept },
          retry: 'saving',
          flush: 'saving',
          save: 'saving',
        },
      },
    },
  });
};

/** The machine an autosave of `T` is. */
export type AutosaveMachine<T> = ReturnType<typeof createAutosaveMachine<T>>;
export type AutosaveActor<T> = ActorRefFrom<AutosaveMachine<T>>;

/** Report of an autosave to its parent machine. */
export interface AutosaveReport<K extends string = string> {
  readonly type: 'autosave.reported';
  /** The autosave that reports. */
  readonly of: K;
  readonly status: AutosaveStatus;
  /** Failure that was not reported yet. */
  readonly news: Omit<Refused, 'type'> | null;
}

/** The status of an autosave from its snapshot. */
export const autosaveStatusOf = (snapshot: { readonly value: unknown }): AutosaveStatus =>
  typeof snapshot.value === 'string' ? (snapshot.value as AutosaveStatus) : 'saving';

/** Reads an autosave's snapshot as a report to the machine above. */
export const reportOf = <K extends string, T>(of: K, snapshot: SnapshotFrom<AutosaveMachine<T>>): AutosaveReport<K> => {
  const status = autosaveStatusOf(snapshot);
  const { failure, failureIsNews } = snapshot.context;
  return { type: 'autosave.reported', of, status, news: status === 'notSaved' && failureIsNews ? failure : null };
};

/** Nothing is left to save: the server holds the newest value. */
export const isSettled = (status: AutosaveStatus): boolean => status === 'idle' || status === 'saved';
