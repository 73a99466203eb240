/**
 * Lets work of one lane wait until no other lane works: what failed beside neighbours is looked at again without them. Lanes
 * that wait do not hold each other up; they have their turn one after the other.
 */
export function lanes() {
  let busy = 0;
  const waiting = [];
  const next = () => {
    if (busy > 0 || waiting.length === 0) return;
    busy += 1;
    waiting.shift()();
  };
  const end = () => {
    busy -= 1;
    next();
  };
  /** From inside a lane: does `work` once every other lane has ended or waits too. */
  const alone = async (work) => {
    const turn = new Promise((begin) => waiting.push(begin));
    end();
    await turn;
    return work();
  };
  /** Does the work of a lane. */
  const lane = async (work) => {
    busy += 1;
    try {
      return await work();
    } finally {
      end();
    }
  };
  return { lane, alone };
}
