import type { Following, ScreenRead } from '../reads';

/** A read that is asked for, with what it is asked with; undefined for nothing, and not anew. */
export interface AskedRead {
  readonly read: ScreenRead;
  readonly input: object | undefined;
}

/**
 * Reads that a follower waits for: none that are only held, or followed quietly, whose answers are moves of the model.
 */
export const askedReads = ({
  reads,
  inputs,
  anew = false,
  held = false,
  quiet = false,
}: Following): readonly AskedRead[] =>
  (held || quiet ? [] : reads).map((read) => {
    const input: object = { ...(anew ? { anew } : {}), ...(inputs?.[read] as object | undefined) };
    return { read, input: Object.keys(input).length > 0 ? input : undefined };
  });
