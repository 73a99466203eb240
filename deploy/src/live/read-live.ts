import type { BuildStatus } from './build-status';
import type { DeployPlace } from './deploy-place';
import type { Recorded } from './ledger';
import type { LivePart } from './live-part';
import { limits, type ReadStatement } from './signing/statement';

/** What a place tells of itself. */
export interface ReadAnswer {
  readonly outcome: 'ledger';
  readonly head: Recorded | null;
  readonly entries: readonly Recorded[];
  /** sha256 → the record of a build, without the contract of the client. */
  readonly parts?: Readonly<Record<string, LivePart>>;
  readonly status?: readonly BuildStatus[];
}

/** Reads what is asked for of the ledger, of the builds, and of how they do. */
export async function readLive(
  place: DeployPlace,
  { from, to, parts, status }: ReadStatement,
  statusNow: () => Promise<BuildStatus[]>,
): Promise<ReadAnswer> {
  const last = Math.min(to ?? Infinity, (from ?? 0) + limits.entries - 1);
  const entries = from === undefined ? [] : await place.ledger.since(Math.max(1, from), last);
  const read = async (hash: string): Promise<[string, LivePart]> => {
    const { relies, ...part } = await place.part(hash);
    const { contract: _contract, ...rest } = relies;
    return [hash, { ...part, relies: rest }];
  };
  return {
    outcome: 'ledger',
    head: await place.ledger.head(),
    entries,
    ...(parts === undefined ? {} : { parts: Object.fromEntries(await Promise.all(parts.map(read))) }),
    ...(status === true ? { status: await statusNow() } : {}),
  };
}
