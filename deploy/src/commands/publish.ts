import { contractDocument } from '@listings/shared-api/contract-document';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackages } from '../build/build-packages';
import { manifestName } from '../build/manifest';
import { readParts, type BuiltPart } from '../compose/parts';
import { sha384Of } from '../live/live-part';
import { mapsName } from '../maps/build-maps';
import { contractName } from '../live/checks/build-requirements';
import type { Recorded } from '../live/ledger';
import type { FileClaim } from '../live/signing/statement';
import { isLater, isVersion, nextPatch } from '../live/version';
import { configName, findStale } from '../state/build-state.mjs';
import { readArguments, UsageError } from './arguments';
import { createProgress } from './build';
import { deliver, readPlace } from './deliver';
import { readSigningKey } from './keys';
import type { Print } from './print';
import { openTarget } from './target';
import { buildNamed, readPublishOptions, tellDone, tellSent } from './publish-options';
import { sourceOf } from './source';

/** Name in the manifest → bytes, with the manifest itself, the contract the build was made with, and its source maps. */
async function contentOf(part: BuiltPart): Promise<Map<string, Buffer>> {
  const names = [...Object.keys(part.manifest.files), manifestName];
  const contents = await Promise.all(names.map(async (name) => [name, await readFile(join(part.dir, name))] as const));
  const described = [...contents, [contractName, Buffer.from(JSON.stringify(contractDocument()))] as const];
  const maps = await readFile(join(part.dir, mapsName)).catch(() => null);
  return new Map(maps === null ? described : [...described, [mapsName, maps] as const]);
}

const nameOf = ({ manifest }: BuiltPart): string => manifest.name;

const claimsOf = (contents: ReadonlyMap<string, Buffer>): FileClaim[] =>
  [...contents].map(([path, bytes]) => ({ path, sha384: sha384Of(bytes), bytes: bytes.length }));

/** The version asked for, else that of the package, else the next one after the highest there was. */
function versionOf(part: BuiltPart, asked: string | undefined, highest: string | undefined): string {
  if (asked !== undefined) return asked;
  return highest === undefined || isLater(part.version, highest) ? part.version : nextPatch(highest);
}

async function buildAlone(root: string, folder: string): Promise<BuiltPart[]> {
  const stale = findStale(root).stale.filter((item) => item.folder === folder);
  const failed = await buildPackages(root, stale, createProgress());
  if (failed.length > 0) throw new Error(`build failed: ${failed.join(', ')}`);
  const parts = readParts(root).filter((part) => part.manifest.package === folder);
  if (parts.length === 0) throw new UsageError(`publish: ${folder} is not shown in a browser`);
  return parts;
}

/** Refuses a package that is not there, with those that are. */
async function refuseUnbuilt(root: string, folder: string): Promise<void> {
  if (existsSync(join(root, folder, configName))) return;
  const folders = (await readdir(root)).filter((name) => existsSync(join(root, name, configName)));
  const there = folders.length === 0 ? 'none: name the repository by --root' : folders.sort().join(', ');
  throw new UsageError(`publish: there is no package ${folder} with a build in ${root}; it has ${there}`);
}

const publishFlags = [
  'root',
  'to',
  'key',
  'version',
  'override',
  'reason',
  'app',
  'share',
  'keep-for',
  'preview',
  'critical',
  'dry-run',
] as const;

/** `deploy publish PACKAGE --to URL|DIR --key FILE`: builds one package alone and puts its builds into the map. */
export async function publishCommand(argv: readonly string[], root: string, print: Print): Promise<number> {
  const args = readArguments(argv, publishFlags);
  const { words, needed, given, keys: files } = args;
  const [folder] = words;
  if (folder === undefined || words.length > 1) throw new UsageError('publish: name one package');
  if (files.length === 0) throw new UsageError('--key is needed');
  const version = given('version');
  if (version !== undefined && !isVersion(version)) throw new UsageError(`--version: "${version}" is not like 1.4.0`);
  const options = readPublishOptions(args);
  const target = await openTarget(needed('to'));
  const keys = await Promise.all(files.map(readSigningKey));
  // Who cannot publish there does not wait for a build first.
  await readPlace(target, keys);
  await refuseUnbuilt(root, folder);
  const source = await sourceOf(root, folder);
  const parts = await buildAlone(root, folder);
  const app = given('app');
  const only = app === undefined ? undefined : buildNamed(app, parts.map(nameOf));
  const asked = app === undefined ? parts : parts.filter((part) => nameOf(part) === only);
  if (asked.length === 0)
    throw new UsageError(`--app: ${folder} has no build ${app}; it has ${parts.map(nameOf).join(', ')}`);
  for (const part of asked) {
    const name = nameOf(part);
    const contents = await contentOf(part);
    const { builtAt } = part;
    const more = { ...options, ...(source === null ? {} : { source }) };
    const draft = { action: 'publish' as const, app: name, builtAt, files: claimsOf(contents), ...more };
    const withVersion = ({ entry }: Recorded) => ({ ...draft, version: versionOf(part, version, entry.highest[name]) });
    tellDone(print, name, await deliver(target, keys, withVersion, contents, tellSent(print, name)));
  }
  return 0;
}
