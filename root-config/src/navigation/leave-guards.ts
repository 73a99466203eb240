import type { AppLocation, LeaveWords, Loss } from '@listings/shared-machines';

type LossBy = (next: AppLocation | null) => Loss;

/** The screens that lose something by being left. Null asks about leaving the application. */
export interface LeaveGuards {
  add(lossBy: LossBy): () => void;
  /** Lets the page go without the browser's own question, after the admin has said so. */
  release(): void;
  /** What would be lost; of several losses that of the earliest guard. */
  lostBy(next: AppLocation | null): Loss | undefined;
}

/** Keeps the guards, and asks the browser to warn before the page is closed or reloaded while one would lose something. */
export function createLeaveGuards(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): LeaveGuards {
  const guards = new Set<LossBy>();
  let released = false;
  const lostBy: LeaveGuards['lostBy'] = (next) => [...guards].map((guard) => guard(next)).find((loss) => loss);
  const warn = (event: BeforeUnloadEvent) => {
    if (!released && lostBy(null)) event.preventDefault();
  };
  return {
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
    lostBy,
  };
}

/** Does something at once where nothing would be lost, else after the admin agreed. One question at a time. */
export function createLeaveQuestion(
  guards: LeaveGuards,
  askLeave: (loss: true | LeaveWords) => Promise<boolean>,
): (next: AppLocation | null, proceed: () => void) => void {
  let asking = false;
  return (next, proceed) => {
    const loss = guards.lostBy(next);
    if (!loss) return proceed();
    if (asking) return;
    asking = true;
    void askLeave(loss).then((agreed) => {
      asking = false;
      if (agreed) proceed();
    });
  };
}
