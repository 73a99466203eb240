import type { AppLocation } from '@listings/shared-machines';

type IsDirty = (next: AppLocation | null) => boolean;

/** The screens that have unsaved changes. Null asks about leaving the application. */
export interface LeaveGuards {
  add(isDirty: IsDirty): () => void;
  isDirty(next: AppLocation | null): boolean;
  /** Lets the page go without the browser's own question, after the admin has said so. */
  release(): void;
}

/** Keeps the guards, and asks the browser to warn before the page is closed or reloaded while one is dirty. */
export function createLeaveGuards(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveGuards {
  const guards = new Set<IsDirty>();
  let released = false;
  const isDirty: IsDirty = (next) => [...guards].some((guard) => guard(next));
  const warn = (event: BeforeUnloadEvent) => {
    if (!released && isDirty(null)) event.preventDefault();
  };
  return {
    isDirty,
    add(guard) {
      // Only while there are guards: a page with such a listener is not kept for the back button.
      if (guards.size === 0) target.addEventListener('beforeunload', warn);
      guards.add(guard);
      return () => {
        guards.delete(guard);
        if (guards.size === 0) target.removeEventListener('beforeunload', warn);
      };
    },
    release() {
      released = true;
    },
  };
}

/** Does something at once where nothing would be lost, else after the admin agreed. One question at a time. */
export function createLeaveQuestion(
  guards: LeaveGuards,
  askLeave: () => Promise<boolean>,
): (next: AppLocation | null, proceed: () => void) => void {
  let asking = false;
  return (next, proceed) => {
    if (!guards.isDirty(next)) return proceed();
    if (asking) return;
    asking = true;
    void askLeave().then((agreed) => {
      asking = false;
      if (agreed) proceed();
    });
  };
}
