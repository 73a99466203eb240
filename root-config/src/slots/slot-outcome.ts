import { createStore, type Store } from '../notices/notice-list';

/** Outcome of an application's start in its slot. */
export interface SlotOutcome {
  readonly app: string;
  /** From the wish to see it until it was there, or had failed. */
  readonly milliseconds: number;
  readonly failure: { readonly supportId: string; readonly message: string; readonly stack?: string } | null;
}

/** The stack of an error, where it has one: as much of it as helps. */
export const stackOf = (error: unknown): { readonly stack?: string } =>
  error instanceof Error && error.stack !== undefined ? { stack: error.stack.slice(0, 4000) } : {};

/** The last outcomes of this page, oldest first. */
export interface Outcomes extends Store<readonly SlotOutcome[]> {
  add(outcome: SlotOutcome): void;
  /** Application of the screen that is open. */
  shown(): string;
}

const kept = 50;

/** Sent on the window by the error boundary of an application: something failed after its start. */
const appFailure = 'app-failure';

/** Failure that an application reported; its content is not trusted to have the right shape. */
function failureOf(event: Event): SlotOutcome['failure'] {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  const text = (name: string) => {
    const value: unknown = Object(detail)[name];
    return typeof value === 'string' ? value : '';
  };
  return { supportId: text('supportId'), message: text('message'), ...stackOf(Object(detail)['error']) };
}

/** Keeps how starts went; `shown` is the application that a failure after the start belongs to. */
export function createOutcomes(window: Window, shown: () => string): Outcomes {
  const store = createStore<readonly SlotOutcome[]>([]);
  const add = (outcome: SlotOutcome) => store.set([...store.get().slice(1 - kept), outcome]);
  window.addEventListener(appFailure, (event) => add({ app: shown(), milliseconds: 0, failure: failureOf(event) }));
  return { get: store.get, subscribe: store.subscribe, add, shown };
}
