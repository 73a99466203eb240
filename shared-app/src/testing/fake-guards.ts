import type { AppLocation, Loss } from '@listings/shared-machines';

type LossBy = (next: AppLocation | null) => Loss;

export interface FakeGuards {
  /** What leaving for this place (null: the application) would be said to lose. */
  lossBy(next?: AppLocation | null): Loss;
  /** True if that would show a warning. */
  isGuarded(next?: AppLocation | null): boolean;
  guard(own: LossBy): () => void;
}

/** Leave guards that ask nobody: a test looks at what they would say. */
export function fakeGuards(): FakeGuards {
  const guards = new Set<LossBy>();
  const lossBy: FakeGuards['lossBy'] = (next = null) => [...guards].map((guard) => guard(next)).find(Boolean) ?? false;
  return {
    lossBy,
    isGuarded: (next) => lossBy(next) !== false,
    guard(own: LossBy) {
      guards.add(own);
      return () => void guards.delete(own);
    },
  };
}
