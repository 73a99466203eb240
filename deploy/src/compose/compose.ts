import { contractDocument } from '@listings/shared-api/contract-document';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestName } from '../build/manifest';
import { writeWhole } from '../build/build-packages';
import { contractSources, hashFiles, toolSources } from '../build/inputs';
import { buildTime } from '../build/run-build';
import { releaseDir, stateName, type BuildRecord } from '../state/build-state.mjs';
import { ReleaseRefused, type PageMap } from './page-map';
import { partsName, readParts, type BuiltPart, type ReleaseParts } from './parts';
import { planRelease } from './plan-release';
import { publishFile, removeOthers } from './publish-assets';
import { releaseName, type Release, type ReleaseFile } from './release';
import { verifyRelease } from './verify-release';

async function publishAll(
  parts: readonly BuiltPart[],
  map: PageMap,
  dir: string,
): Promise<Record<string, ReleaseFile>> {
  const folders = new Map(parts.map((part) => [part.manifest.name, part.dir]));
  const files: Record<string, ReleaseFile> = {};
  for (const [url, { manifest, name }] of [...map.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    files[url] = await publishFile(join(folders.get(manifest.name) ?? '', name), url, dir);
  }
  return files;
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
    outputs: Object.fromEntries(Object.values(files).map(({ file, bytes }) => [file, bytes])),
    builtAt: buildTime(),
  };
}

/** Puts `dist/release/` together from the builds that are there, checks it against its bytes, and only then names it. */
export async function composeRelease(root: string): Promise<Release> {
  const parts = readParts(root);
  const { map, ...plan } = planRelease(parts);
  const dir = join(root, releaseDir);
  await mkdir(join(dir, 'assets'), { recursive: true });
  const files = await publishAll(parts, map, dir);
  const release: Release = { ...plan, files };
  const wrong = await verifyRelease(release, dir);
  if (wrong.length > 0) throw new ReleaseRefused(wrong);
  const described: ReleaseParts = { parts: parts.map(({ dir: _dir, ...part }) => part), contract: contractDocument() };
  await writeWhole(join(dir, partsName), `${JSON.stringify(described)}\n`);
  await writeWhole(join(dir, releaseName), `${JSON.stringify(release, null, 1)}\n`);
  await removeOthers(dir, Object.values(files));
  await writeWhole(join(dir, stateName), `${JSON.stringify(recordOf(root, parts, files), null, 1)}\n`);
  return release;
}
