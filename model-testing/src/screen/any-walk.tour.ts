import * as fc from 'fast-check';

/** Milliseconds that one walk may take on a busy machine. */
const patienceMs = 8000;

/**
 * One test that holds a property on walks made up by chance. A walk that breaks it is made as short as it gets; WALK_SEED
 * and WALK_RUNS in the environment try others, and more of them.
 */
export function holdsOnAnyWalk<A>(
  title: string,
  { action, runs, longest }: { readonly action: fc.Arbitrary<A>; readonly runs: number; readonly longest: number },
  walk: (actions: readonly A[]) => Promise<void>,
): void {
  const { WALK_SEED: seed = '20261123', WALK_RUNS: asked = String(runs) } = process.env;
  const numRuns = Number(asked);
  const holds = async () => {
    const property = fc.asyncProperty(fc.array(action, { maxLength: longest, size: 'max' }), walk);
    await fc.assert(property, { seed: Number(seed), numRuns });
    expect.hasAssertions();
  };
  it(`${title} (seed ${seed})`, holds, 60_000 + patienceMs * numRuns);
}
