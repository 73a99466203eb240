import type { DeployPlace } from './deploy-place';
import type { PlacedPart } from './ledger';
import { DeployRefused } from './refused';
import type { Verified } from './signing/envelope';
import { leakedKeyOf, readKeyring, type Signing, type TrustedKey } from './signing/keyring';

type Builds = Readonly<Record<string, PlacedPart>>;

/** Who signed a build, and when, as its record keeps it. */
export const signingOf = ({ statement: { iat }, signers }: Verified): Signing => ({
  at: new Date(iat * 1000).toISOString(),
  keys: signers.map(({ id }) => id),
});

/** The key for which a placed build is not believed any more; null when there is none. */
export async function leakedKeyAt(place: DeployPlace, placed: PlacedPart | undefined): Promise<TrustedKey | null> {
  if (placed === undefined) return null;
  return leakedKeyOf(await readKeyring(place.objects), (await place.part(placed.part)).signed);
}

/** Refuses builds that are not there yet and were signed by a key that others may have had by then. */
export async function refuseLeaked(place: DeployPlace, next: Builds, before: Builds = {}): Promise<void> {
  for (const [app, placed] of Object.entries(next)) {
    const key = before[app]?.part === placed.part ? null : await leakedKeyAt(place, placed);
    if (key === null) continue;
    const why = `was signed by ${key.id}, which was taken back with all it signed since ${key.leaked}`;
    throw new DeployRefused('unsigned', [`${app} ${placed.version} ${why}`]);
  }
}
