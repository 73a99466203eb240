import { contractDocument } from '@listings/shared-api/contract-document';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName, type Manifest } from '../build/manifest';
import { writeWhole } from '../build/build-packages';
import { contractSources, hashFiles, toolSources } from '../build/inputs';
import { mapsFolder, mapsName } from '../maps/build-maps';
import { buildTime } from '../build/run-build';
import { builtPackages, releaseDir, stateName, type BuildRecord } from '../state/build-state.mjs';
import { mapEach } from './map-each';
import { ReleaseRefused, urlOf, type PageMap } from './page-map';
import { partsName, readParts, type BuiltPart, type ReleaseParts } from './parts';
import { planRelease } from './plan-release';
import { publishFile, removeOthers, type Compression } from './publish-assets';
import { releaseName, type Release, type ReleaseFile } from './release';
import { verifyRelease } from './verify-release';

async function publishAll(
  parts: readonly BuiltPart[],
  map: PageMap,
  dir: string,
  compression: Compression,
): Promise<Record<string, ReleaseFile>> {
  const folders = new Map(parts.map((part) => [part.manifest.name, part.dir]));
  const published = await mapEach(map.files, async ([url, { manifest, name }]) => {
    return [url, await publishFile(join(folders.get(manifest.name) ?? '', name), url, dir, compression)] as const;
  });
  return Object.fromEntries(published.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Publishes the files of one build while others are made, so that they are compressed when all are there. What the release
 * has no use for is taken away when it is put together.
 */
export async function publishBuild(root: string, out: string, compression: Compression = 'best'): Promise<void> {
  const file = join(out, manifestName);
  // Builds of a server have no manifest.
  if (!existsSync(file)) return;
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  await mapEach(Object.keys(manifest.files), async (name) => {
    await publishFile(join(out, name), urlOf(manifest, name), join(root, releaseDir), compression);
  });
}

/** Record of the inputs of the release, so that an unchanged one is not composed again. */
function recordOf(
  root: string,
  parts: readonly BuiltPart[],
  files: Readonly<Record<string, ReleaseFile>>,
): BuildRecord {
  const code = [...toolSources(root, 'compose'), ...toolSources(root, 'build')];
  const manifests = parts.map((part) => join(part.dir, manifestName));
  return {
    inputs: hashFiles(root, [...manifests, ...code, ...contractSources(root)]),
    absent: [],
    packages: builtPackages(root),
    outputs: Object.fromEntries(Object.values(files).map(({ file, bytes }) => [file, bytes])),
    builtAt: buildTime(),
  };
}

/** Puts a release together from these builds, checks it against its bytes, and only then names it. Faults of `tolerated` are let pass. */
export async function composeParts(
  parts: readonly BuiltPart[],
  dir: string,
  compression: Compression,
  tolerated: readonly string[] = [],
): Promise<Release> {
  const { map, ...plan } = planRelease(parts, tolerated);
  await mkdir(join(dir, 'assets'), { recursive: true });
  const files = await publishAll(parts, map, dir, compression);
  const release: Release = { ...plan, files };
  const wrong = await verifyRelease(release, dir);
  if (wrong.length > 0) throw new ReleaseRefused(wrong);
  const described: ReleaseParts = { parts: parts.map(({ dir: _dir, ...part }) => part), contract: contractDocument() };
  await mkdir(join(dir, mapsFolder), { recursive: true });
  for (const part of parts) {
    const maps = await readFile(join(part.dir, mapsName)).catch(() => null);
    if (maps !== null) await writeFile(join(dir, mapsFolder, `${part.manifest.name}.json`), maps);
  }
  await writeWhole(join(dir, partsName), `${JSON.stringify(described)}\n`);
  await writeWhole(join(dir, releaseName), `${JSON.stringify(release, null, 1)}\n`);
  await removeOthers(dir, Object.values(files));
  return release;
}

/** Puts `dist/release/` together from the builds that are there. */
export async function composeRelease(root: string, compression: Compression = 'best'): Promise<Release> {
  const parts = readParts(root);
  const dir = join(root, releaseDir);
  const release = await composeParts(parts, dir, compression);
  await writeWhole(join(dir, stateName), `${JSON.stringify(recordOf(root, parts, release.files), null, 1)}\n`);
  return release;
}
