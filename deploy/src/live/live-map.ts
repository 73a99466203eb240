import type { ContractDocument } from '@listings/shared-api/contract-document';
import { brokenContracts } from '../compose/contract-check';
import { withNeeded } from '../compose/held-parts';
import { planRelease } from '../compose/plan-release';
import { pageMap, providerFor, ReleaseRefused, urlOf, type PageMap } from '../compose/page-map';
import type { Release, ReleaseFile, ReleasePlan, ReleaseVariant } from '../compose/release';
import { differences } from '../compose/release-variant';
import type { SetFlags } from './ledger';
import { servedFlags } from './place-flag';
import type { KeptBuilds } from './snapshot';
import { relianceFaults } from './checks/call-check';
import type { LivePart } from './live-part';

/** A build in the place of the live one, for some. */
export interface Trial extends Pick<ReleaseVariant, 'share' | 'preview'> {
  readonly part: LivePart;
}

/** Builds of a map, those on trial beside it, and those that earlier maps of the last days had. */
export interface Placed {
  readonly parts: readonly LivePart[];
  readonly trials: readonly Trial[];
  readonly kept: KeptBuilds;
  readonly flags: SetFlags;
}

const filesOf = (part: LivePart): [string, ReleaseFile][] =>
  Object.entries(part.stored).map(([path, file]) => [urlOf(part.manifest, path), file]);

/** Static imports that lead to nothing the map knows. */
function strayImports(parts: readonly LivePart[], map: PageMap): string[] {
  return parts.flatMap(({ manifest }) =>
    Object.entries(manifest.files).flatMap(([path, { imports }]) => {
      const stray = imports.filter((each) =>
        each.startsWith('.')
          ? !Object.hasOwn(manifest.files, each.slice(2))
          : providerFor(map, manifest.name, each) === undefined,
      );
      return stray.map((each) => `${manifest.name} imports ${each} in ${path}, which nothing provides`);
    }),
  );
}

/** What these builds make of a page; null where they make none. */
export function liveMapOf(parts: readonly LivePart[]): PageMap | null {
  try {
    return pageMap(withNeeded(parts));
  } catch (error) {
    if (error instanceof ReleaseRefused) return null;
    throw error;
  }
}

/** Reasons why these builds do not make a page; empty when they do. */
export function faultsOf(all: readonly LivePart[], server: ContractDocument | null): string[] {
  try {
    const parts = withNeeded(all);
    const map = pageMap(parts);
    return [...brokenContracts(parts, map), ...strayImports(parts, map), ...relianceFaults(parts, server)];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [...error.reasons];
    throw error;
  }
}

/** Addresses whose bytes have changed: a browser would refuse its cached copy. */
export function reboundAddresses(parts: readonly LivePart[], kept: readonly LivePart[]): string[] {
  const before = new Map(kept.flatMap(filesOf));
  return parts
    .flatMap(filesOf)
    .filter(([url, { file }]) => (before.get(url)?.file ?? file) !== file)
    .map(([url]) => `${url} stands for other bytes already: the name of a file changes with its content`);
}

/** The parts with one of them in another version. */
export const withPart = (parts: readonly LivePart[], part: LivePart): LivePart[] => [
  ...parts.filter(({ manifest }) => manifest.name !== part.manifest.name),
  part,
];

/** Plans a release although it has faults: what is in the ledger was accepted when it was written. */
function planAnyway(parts: readonly LivePart[]): ReleasePlan {
  const { map: _map, ...plan } = planRelease(withNeeded(parts), faultsOf(parts, null));
  return plan;
}

/** The page of these builds with one of them in another version. */
export const variantOfParts = (parts: readonly LivePart[], trial: Trial): ReleaseVariant =>
  variantOf(planAnyway(parts), parts, trial);

function variantOf(plan: ReleasePlan, parts: readonly LivePart[], { part, share, preview }: Trial): ReleaseVariant {
  const { manifest, version } = part;
  const whom = { ...(share === undefined ? {} : { share }), ...(preview === undefined ? {} : { preview }) };
  return { changes: differences(plan, planAnyway(withPart(parts, part))), app: manifest.name, version, ...whom };
}

/** The release of these builds, with a variant for each that stands beside them. */
export function composeLive({ parts, trials, kept, flags: set }: Placed, revision: number): Release {
  const served = [...parts, ...trials.map(({ part }) => part)];
  const files = Object.fromEntries(served.flatMap(filesOf).sort(([a], [b]) => (a < b ? -1 : 1)));
  const earlier: Record<string, string[]> = {};
  for (const [part, { app }] of Object.entries(kept)) (earlier[app] ??= []).push(part);
  const plan = planAnyway(parts);
  const variants = trials.map((trial) => variantOf(plan, parts, trial));
  const declaredOf = (app: string) =>
    served.filter(({ manifest }) => manifest.name === app).map(({ manifest }) => manifest.flags ?? {});
  const flags = servedFlags(set, declaredOf);
  const isAnySet = Object.keys(flags).length > 0;
  return { ...plan, revision, files, kept: earlier, variants, ...(isAnySet ? { flags } : {}) };
}
