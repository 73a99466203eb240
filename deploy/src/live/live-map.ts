import type { ContractDocument } from '@listings/shared-api/contract-document';
import { brokenContracts } from '../compose/contract-check';
import { planRelease } from '../compose/plan-release';
import { pageMap, ReleaseRefused, urlOf, type PageMap } from '../compose/page-map';
import type { Release, ReleaseFile } from '../compose/release';
import { relianceFaults } from './call-check';
import type { LivePart } from './live-part';

/** What stands in a map and what earlier maps of the last days had. */
export interface Placed {
  readonly parts: readonly LivePart[];
  readonly kept: readonly LivePart[];
}

const filesOf = (part: LivePart): [string, ReleaseFile][] =>
  Object.entries(part.stored).map(([path, file]) => [urlOf(part.manifest, path), file]);

/** Static imports that lead to nothing the map knows. */
function strayImports(parts: readonly LivePart[], map: PageMap): string[] {
  return parts.flatMap(({ manifest }) =>
    Object.entries(manifest.files).flatMap(([path, { imports }]) => {
      const stray = imports.filter((each) =>
        each.startsWith('.') ? !Object.hasOwn(manifest.files, each.slice(2)) : !Object.hasOwn(map.imports, each),
      );
      return stray.map((each) => `${manifest.name} imports ${each} in ${path}, which nothing provides`);
    }),
  );
}

/** Why these builds do not make a page: empty when they do. */
export function faultsOf(parts: readonly LivePart[], server: ContractDocument | null): string[] {
  try {
    const map = pageMap(parts);
    return [...brokenContracts(parts, map), ...strayImports(parts, map), ...relianceFaults(parts, server)];
  } catch (error) {
    if (error instanceof ReleaseRefused) return [...error.reasons];
    throw error;
  }
}

/** Addresses that stand for other bytes than they did: what a browser has kept of them would be refused. */
export function reboundAddresses({ parts, kept }: Placed): string[] {
  const before = new Map(kept.flatMap(filesOf));
  return parts
    .flatMap(filesOf)
    .filter(([url, { file }]) => (before.get(url)?.file ?? file) !== file)
    .map(([url]) => `${url} stands for other bytes already: the name of a file changes with its content`);
}

/** The release of these builds; `tolerated` names faults that are let pass. Throws ReleaseRefused. */
export function composeLive({ parts, kept }: Placed, revision: number, tolerated: readonly string[]): Release {
  const { map: _map, ...plan } = planRelease(parts, tolerated);
  const files = Object.fromEntries(parts.flatMap(filesOf).sort(([a], [b]) => (a < b ? -1 : 1)));
  const older = kept.flatMap(filesOf).filter(([url]) => !Object.hasOwn(files, url));
  return { ...plan, revision, files, kept: Object.fromEntries(older) };
}
