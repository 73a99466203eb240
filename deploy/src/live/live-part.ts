import { createHash } from 'node:crypto';
import * as lexer from 'es-module-lexer';
import { describeFile, isScript, sorted } from '../build/describe-file';
import { isIntegrityOf } from '../build/integrity';
import { lifecycles } from '../compose/contract-check';
import { mapEach } from '../compose/map-each';
import { manifestName, type Manifest } from '../build/manifest';
import { compressors, suffixes, typeOf } from '../compose/publish-assets';
import type { Part } from '../compose/parts';
import type { ReleaseFile } from '../compose/release';
import type { Look } from '../load/load-check';
import { isApplication } from './applications';
import { mapsName, type BuildMaps } from '../maps/build-maps';
import { DeployRefused, refuseUnless } from './refused';
import { checkManifest, type StatedManifest } from './checks/manifest-check';
import { parseJson } from './checks/parse-shape';
import { parseScript, readSyntax, type ScriptSyntax } from './checks/script-syntax';
import {
  clientSpecifier,
  contractName,
  parseContract,
  readRequirements,
  type BuildRequirements,
} from './checks/build-requirements';
import type { Signing } from './signing/keyring';
import type { ObjectStore } from './stores/object-store';
import { limits, type FileClaim, type PublishStatement, type Source } from './signing/statement';

/** A build as it is kept: `parts/<sha256>.json`. */
export interface LivePart extends Part {
  /** Commit it was made of, where its team said so. */
  readonly source?: Source;
  /** Who signed it; absent for builds of the place itself, and in records from before they kept it. */
  readonly signed?: Signing;
  /** What was done with an application before it stood in a map; absent where that was not noted. */
  readonly looked?: Look;
  readonly relies: BuildRequirements;
  /** Name in the manifest → where its bytes are, and in which forms. */
  readonly stored: Readonly<Record<string, ReleaseFile>>;
  /** Everything it was published from, the manifest and the contract included. */
  readonly claims: readonly FileClaim[];
}

const partName = (hash: string): string => `parts/${hash}.json`;

/** Name of a stored file: the hash of its bytes, whatever its path. */
export const contentName = (sha384: string, path: string): string => `files/${sha384}.${path.split('.').at(-1) ?? ''}`;

export const sha384Of = (bytes: Uint8Array): string => createHash('sha384').update(bytes).digest('hex');

const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

const encodings = ['br', 'gzip'] as const;

/** Read by this side, never served. */
const descriptions = [manifestName, contractName, mapsName];

/** A file's bytes, and its compressed forms where they are known already. */
export interface Content {
  readonly bytes: Uint8Array;
  readonly br?: Uint8Array;
  readonly gzip?: Uint8Array;
}

/**
 * Keeps bytes under their hash, with compressed siblings where those are smaller. What is there already stays. Answers with
 * the claim that names them.
 */
export async function storeContent(objects: ObjectStore, path: string, content: Content): Promise<FileClaim> {
  const { bytes } = content;
  refuseUnless(bytes.length <= limits.fileBytes, 'malformed', `${path} is larger than ${limits.fileBytes} bytes`);
  const sha384 = sha384Of(bytes);
  const name = contentName(sha384, path);
  if (!descriptions.includes(path)) {
    for (const encoding of encodings) {
      const packed = content[encoding] ?? (await compressors[encoding](Buffer.from(bytes)));
      if (packed.length < bytes.length) await objects.create(name + suffixes[encoding], packed);
    }
  }
  await objects.create(name, bytes);
  return { path, sha384, bytes: bytes.length };
}

async function storedFile(objects: ObjectStore, path: string, bytes: Uint8Array): Promise<ReleaseFile> {
  const file = contentName(sha384Of(bytes), path);
  const forms = await Promise.all(encodings.map((encoding) => objects.size(file + suffixes[encoding])));
  return {
    file,
    bytes: bytes.length,
    encodings: encodings.filter((_, index) => forms[index] !== null),
    type: typeOf(path),
  };
}

/** Bytes of a claimed file, hashed again: what is in the object store may have rotted since. */
export async function claimedBytes(objects: ObjectStore, { path, sha384, bytes }: FileClaim): Promise<Buffer> {
  const found = await objects.read(contentName(sha384, path));
  refuseUnless(found !== null && sha384Of(found) === sha384, 'gone', `${path} is not here as stated`);
  refuseUnless(found.length === bytes, 'malformed', `${path} has ${found.length} bytes, not ${bytes}`);
  return found;
}

const isRelative = (specifier: string) => /^\.\/[a-z0-9._-]+$/.test(specifier);

/**
 * A script may import its neighbours and what the page's map names: no address, here or elsewhere, and no application: those
 * come and go by themselves.
 */
function checkImports(app: string, path: string, bytes: Buffer): void {
  for (const { n: specifier } of lexer.parse(bytes.toString('utf8'))[0]) {
    if (specifier === undefined || isRelative(specifier)) continue;
    const isName = /^@?[a-z][\w-]*(\/[\w.-]+)*$/i.test(specifier);
    refuseUnless(isName, 'unfit', `${path} imports ${specifier.slice(0, 200)}, which is no name of the import map`);
    const other = /^@listings\/(.+)$/.exec(specifier)?.[1] ?? '';
    const isOwn = other === app || !isApplication(other);
    refuseUnless(isOwn, 'unfit', `${path} imports ${specifier}: an application is no module of another build`);
  }
}

/** What always throws at the top level makes a build leave out all that follows, what it exports among it. */
function noScript(path: string, error: unknown): DeployRefused {
  const message = error instanceof Error ? error.message : '';
  const cause = /^Export '.*' is not defined/.test(message)
    ? ': a file of it throws, or never ends, at its top level, so that what follows was left out of the build'
    : '';
  return new DeployRefused('unfit', [`${path} is no script: ${message}${cause}`]);
}

function describe(app: string, path: string, bytes: Buffer): Manifest['files'][string] {
  if (!isScript(path)) return describeFile(path, bytes);
  try {
    checkImports(app, path, bytes);
    return describeFile(path, bytes);
  } catch (error) {
    if (error instanceof DeployRefused) throw error;
    throw noScript(path, error);
  }
}

const nothingSaid: ScriptSyntax = { uses: {}, taken: [] };

/** Syntax of a script; of one in another language only that it has one, where it came from elsewhere. */
function syntaxOf(path: string, source: string, isTranslated: boolean, isOwn: boolean): ScriptSyntax {
  try {
    if (!isTranslated) return readSyntax(source);
    if (!isOwn) parseScript(source);
    return nothingSaid;
  } catch (error) {
    throw noScript(path, error);
  }
}

/**
 * What the scripts of a build use of other builds, and what they take out of objects, read from the bytes. A script in
 * another language is its source but for the texts: a build of this place itself (`isOwn`) made it so.
 */
function readScripts(
  manifest: StatedManifest,
  scripts: readonly (readonly [string, string])[],
  isOwn: boolean,
): ScriptSyntax {
  const translated = new Set(Object.values(manifest.languages ?? {}).flatMap((each) => Object.values(each)));
  const found = scripts.map(([path, source]) => syntaxOf(path, source, translated.has(path), isOwn));
  // What is loaded when it is needed is known by the manifest alone: it may ask for more, not for less.
  const uses = new Map(Object.entries(manifest.uses).map(([specifier, names]) => [specifier, new Set(names)]));
  for (const [specifier, names] of found.flatMap((each) => Object.entries(each.uses)))
    if (!isRelative(specifier)) uses.set(specifier, new Set([...(uses.get(specifier) ?? []), ...names]));
  return {
    uses: Object.fromEntries([...uses].map(([specifier, names]) => [specifier, sorted(names)])),
    taken: sorted(found.flatMap(({ taken }) => taken)),
  };
}

/** The entry of an application, whatever its manifest says: the shell starts it by these names. */
function checkLifecycles(manifest: StatedManifest, files: Manifest['files']): void {
  if (!isApplication(manifest.name)) return;
  for (const [specifier, entry] of Object.entries(manifest.specifiers)) {
    const exported = files[manifest.entries[entry]?.file ?? '']?.exports ?? [];
    const missing = lifecycles.filter((name) => !exported.includes(name));
    refuseUnless(missing.length === 0, 'unfit', `${specifier} does not export ${missing.join(', ')}`);
  }
}

/** The build that a statement publishes, with hashes, imports and exports read from the bytes by this side. */
export async function readCandidate(
  objects: ObjectStore,
  statement: Pick<PublishStatement, 'app' | 'version' | 'builtAt' | 'files' | 'source'> & {
    readonly team?: string;
    /** Last version that pages should not go on without. */
    readonly lastCritical?: string | undefined;
    readonly signed?: Signing;
    /** A build of this place itself: it came from nowhere else. */
    readonly isOwn?: boolean;
  },
): Promise<LivePart> {
  await lexer.init;
  const contents = new Map(
    await mapEach(statement.files, async (claim) => [claim.path, await claimedBytes(objects, claim)] as const),
  );
  const description = contents.get(manifestName);
  refuseUnless(description !== undefined, 'malformed', `files: ${manifestName} is not among them`);
  const said = checkManifest(parseJson(description.toString('utf8'), manifestName), statement.app);
  const contract = contents.get(contractName)?.toString('utf8');
  const isBound = isApplication(statement.app) || Object.hasOwn(said.specifiers, clientSpecifier);
  refuseUnless(contract !== undefined || !isBound, 'malformed', `files: ${contractName} is not among them`);
  contents.delete(manifestName);
  contents.delete(contractName);
  contents.delete(mapsName);
  const files: Record<string, Manifest['files'][string]> = {};
  const inOrder = [...contents].sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [path, bytes] of inOrder) {
    refuseUnless(path in said.files, 'malformed', `${manifestName}: files lacks ${path}`);
    files[path] = describe(statement.app, path, bytes);
  }
  const stored = await mapEach(inOrder, async ([path, bytes]) => {
    return [path, await storedFile(objects, path, bytes)] as const;
  });
  const absent = Object.keys(said.files).filter((path) => !contents.has(path));
  refuseUnless(absent.length === 0, 'malformed', `files: ${absent.join(', ')} of ${manifestName} is not among them`);
  const { version, builtAt, team, source, lastCritical, signed } = statement;
  const scripts = [...contents]
    .filter(([path]) => isScript(path))
    .map(([path, bytes]) => [path, bytes.toString('utf8')] as const);
  const { uses, taken } = readScripts(said, scripts, statement.isOwn ?? false);
  checkLifecycles(said, files);
  const document = contract === undefined ? { calls: {}, page: {} } : parseContract(contract);
  const sources = scripts.map(([, text]) => text);
  const relies = readRequirements(sources, document, Object.hasOwn(said.specifiers, clientSpecifier), taken);
  const who = team === undefined ? {} : { team };
  return {
    manifest: { ...said, uses, files },
    version,
    ...who,
    ...(source === undefined ? {} : { source }),
    ...(signed === undefined ? {} : { signed }),
    builtAt,
    ...(lastCritical === undefined ? {} : { critical: lastCritical }),
    hash: sha256Of(description),
    stored: Object.fromEntries(stored),
    claims: statement.files,
    relies,
  };
}

/** Keeps the record of a build and answers with its hash. */
export async function keepPart(objects: ObjectStore, part: LivePart): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(part));
  const hash = sha256Of(bytes);
  await objects.create(partName(hash), bytes);
  return hash;
}

export async function readPart(objects: ObjectStore, hash: string): Promise<LivePart> {
  const bytes = await objects.read(partName(hash));
  refuseUnless(bytes !== null && sha256Of(bytes) === hash, 'gone', `the record ${hash} of a build is not here`);
  return JSON.parse(bytes.toString('utf8')) as LivePart;
}

/** Files of a build that are missing or differ from its record, in words. */
export async function lostContent(objects: ObjectStore, part: LivePart): Promise<string[]> {
  const lost: string[] = [];
  for (const [path, { file, encodings: forms }] of Object.entries(part.stored)) {
    const bytes = await objects.read(file);
    if (bytes === null || !isIntegrityOf(part.manifest.files[path]?.integrity, bytes))
      lost.push(`${part.manifest.name}: ${path} is not here as it was published`);
    for (const form of forms)
      if ((await objects.size(file + suffixes[form])) === null)
        lost.push(`${part.manifest.name}: ${path} is not here as ${form}`);
  }
  return lost;
}

/** The source maps that were published with a build; its team alone vouches for them, so that nothing decides on them. */
export async function readMaps(objects: ObjectStore, claim: FileClaim): Promise<BuildMaps | null> {
  const value = parseJson((await claimedBytes(objects, claim)).toString('utf8'), mapsName);
  const is = (name: string) =>
    typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'object';
  // Their insides are looked at by the reader of maps, which throws for what is none.
  return is('scripts') && is('languages') ? (value as BuildMaps) : null;
}
