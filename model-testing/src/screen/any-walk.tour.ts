import * as fc from 'fast-check';

/** Milliseconds that one walk may take on a busy machine. */
const patienceMs = 8000;

export interface Walks<A> {
  readonly action: fc.Arbitrary<A>;
  readonly runs: number;
  /** Number of actions. */
  readonly longest: number;
}

/** Takes the actions of a walk one after the other; rejects as soon as something does not hold. */
type Walk<A> = (actions: readonly A[]) => Promise<void>;

const environment = (runs: number) => {
  const { WALK_SEED: seed = '20261123', WALK_RUNS: asked = String(runs) } = process.env;
  return { seed: Number(seed), numRuns: Number(asked) };
};

const propertyOf = <A>({ action, longest }: Walks<A>, walk: Walk<A>) =>
  fc.asyncProperty(fc.array(action, { maxLength: longest, size: 'max' }), walk);

/** True when more walks than usual were asked for: what takes long may happen on them. */
export const isLongRun = process.env['WALK_RUNS'] !== undefined;

/**
 * One test that holds a property on walks made up by chance. A walk that breaks it is made as short as it gets; WALK_SEED
 * and WALK_RUNS in the environment try others, and more of them.
 */
export function holdsOnAnyWalk<A>(title: string, walks: Walks<A>, walk: Walk<A>): void {
  const how = environment(walks.runs);
  const holds = async () => {
    await expect(fc.assert(propertyOf(walks, walk), how)).resolves.toBeUndefined();
  };
  it(`${title} (seed ${how.seed})`, holds, 60_000 + patienceMs * how.numRuns);
}

/** A walk that breaks a property, as short as it gets, with the failure it ends in. */
export interface BrokenWalk<A> {
  readonly walk: readonly A[];
  readonly failure: string;
}

/** Looks for a walk that breaks a property and shortens it; null where all hold. */
export async function shortestBroken<A>(walks: Walks<A>, walk: Walk<A>): Promise<BrokenWalk<A> | null> {
  const { seed } = environment(walks.runs);
  const { counterexample, errorInstance } = await fc.check(propertyOf(walks, walk), { seed, numRuns: walks.runs });
  if (counterexample === null) return null;
  const failure = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return { walk: counterexample[0], failure };
}

/** Action of a walk: `at` picks one of its ways; a hurried one is followed by the next before any answer is there. */
export interface WalkAction<K extends string> {
  readonly does: K;
  readonly at: number;
  readonly hurried: boolean;
}

/** Frequency of each action, or the frequency and the number of its ways. */
export type Weights<K extends string> = Readonly<Record<K, number | readonly [weight: number, ways: number]>>;

/** Actions that are taken as often as their weights say. */
export function actionsOf<K extends string>(weights: Weights<K>): fc.Arbitrary<WalkAction<K>> {
  const hurried = fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
  const each = (Object.entries(weights) as [K, Weights<K>[K]][]).map(([does, given]) => {
    const [weight, ways] = typeof given === 'number' ? [given, 1] : given;
    return { weight, arbitrary: fc.record({ does: fc.constant(does), at: fc.nat({ max: ways - 1 }), hurried }) };
  });
  return fc.oneof(...each);
}

/** What a walk goes through. */
export interface WalkedWorld<A> {
  readonly take: (action: A) => Promise<void>;
  /** Checks what holds at every moment at which nothing is on its way. */
  readonly holds: () => Promise<void>;
  /** There is nowhere left to go. */
  readonly isOver: () => boolean;
  /** Checks what holds at the end. */
  readonly end: () => Promise<void>;
  readonly leave: () => void;
}

/** Walk through a world of its own, until that is over. */
export const walkThrough =
  <A extends { readonly hurried: boolean }>(begin: () => Promise<WalkedWorld<A>>): Walk<A> =>
  async (actions) => {
    const world = await begin();
    try {
      for (const action of actions) {
        if (world.isOver()) break;
        await world.take(action);
        if (!action.hurried) await world.holds();
      }
      await world.end();
    } finally {
      world.leave();
    }
  };
