import { createPrivateKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { changeKeyring, readKeyring, type TrustedKey } from '../live/signing/keyring';
import { Ledger } from '../live/ledger';
import { LiveReleases } from '../live/live-releases';
import type { ObjectStore } from '../live/stores/object-store';
import { leakedLines } from './ledger-lines';
import type { SigningKey } from '../live/signing/envelope';
import type { Print } from './print';
import { readArguments, UsageError } from './arguments';
import { nothingLiveIn, storeAt } from './target';

const isWord = (text: string) => /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);

function word(flag: string, text: string): string {
  if (!isWord(text)) throw new UsageError(`--${flag}: "${text}" is not a name of a-z, 0-9 and -`);
  return text;
}

const codeOf = (error: unknown): string => String(Object(error).code ?? error);

/** Reads a key file that `key create` made. */
export async function readSigningKey(path: string): Promise<SigningKey> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const code = codeOf(error);
    throw new UsageError(`--key: ${code === 'ENOENT' ? 'there is no file' : `${code} for`} ${path}`);
  });
  try {
    const key = JSON.parse(text) as Partial<SigningKey>;
    const { id, team, person, private: pem } = key;
    if (id && team && person && pem) {
      createPrivateKey(pem);
      return { id, team, person, private: pem };
    }
  } catch {
    // Falls through to the one clear line.
  }
  throw new UsageError(`--key: ${path} is not a key file of \`deploy key create\``);
}

/** Makes a key: the private half goes into a file of its owner, the public half is printed. */
async function create(argv: readonly string[], print: Print): Promise<number> {
  const { needed, given } = readArguments(argv, ['team', 'person', 'days', 'out']);
  const team = word('team', needed('team'));
  const person = word('person', needed('person'));
  const days = Number(given('days') ?? '90');
  if (!Number.isInteger(days) || days < 1 || days > 366) throw new UsageError('--days: needs 1 to 366');
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const id = `${team}-${person}-${randomBytes(3).toString('hex')}`;
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const out = needed('out');
  const file = `${JSON.stringify({ id, team, person, private: pem } satisfies SigningKey, null, 1)}\n`;
  await writeFile(out, file, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const code = codeOf(error);
    throw new UsageError(`--out: ${out} ${code === 'EEXIST' ? 'is there already' : `cannot be written (${code})`}`);
  });
  const expires = new Date(Date.now() + days * 86_400_000).toISOString();
  const { x = '' } = publicKey.export({ format: 'jwk' });
  print.line(JSON.stringify({ id, team, person, public: x, expires } satisfies TrustedKey));
  return 0;
}

/** The objects of a place that something is live in, and the names of its builds. */
async function placeAt(place: string): Promise<{ readonly objects: ObjectStore; readonly live: readonly string[] }> {
  const objects = await storeAt(place);
  const head = await new Ledger(objects).head();
  if (head === null) throw nothingLiveIn(place);
  return { objects, live: Object.keys(head.entry.builds) };
}

function readPublicKey(text: string): TrustedKey {
  try {
    const { id, team, person, public: bytes, expires } = JSON.parse(text) as TrustedKey;
    const isFit = [id, team, person].every(isWord) && /^[\w-]{43}$/.test(bytes) && !Number.isNaN(Date.parse(expires));
    if (isFit) return { id, team, person, public: bytes, expires };
  } catch {
    // Falls through to the one clear line.
  }
  throw new UsageError('trust needs the line that `deploy key create` printed');
}

/** The keys with one of them taken back for another of the same person. */
function replaced(keys: readonly TrustedKey[], { team, person }: TrustedKey, old: string | undefined): TrustedKey[] {
  if (old === undefined) return [...keys];
  const isTheirs = keys.some((key) => key.id === old && key.team === team && key.person === person);
  if (!isTheirs) throw new UsageError(`--replaces: ${old} is no other key of ${person} in ${team}`);
  const revoked = new Date().toISOString();
  return keys.map((key) => (key.id === old ? { ...key, revoked: key.revoked ?? revoked } : key));
}

/** Lets a key sign for its team, in the place of another where that is named, and says which builds the team owns. */
async function trust(argv: readonly string[], print: Print): Promise<number> {
  const { words, needed, given } = readArguments(argv, ['to', 'builds', 'replaces']);
  const key = readPublicKey(words[0] ?? '');
  const builds = given('builds')
    ?.split(',')
    .map((name) => word('builds', name.trim()));
  const { objects, live } = await placeAt(needed('to'));
  let before: readonly string[] = [];
  const keyring = await changeKeyring(objects, ({ teams, keys }) => {
    before = teams[key.team] ?? [];
    const known = keys.find(({ id }) => id === key.id);
    if (known?.revoked !== undefined)
      throw new UsageError(`key trust: ${key.id} was taken back at ${known.revoked}; make another with \`key create\``);
    const owned = builds?.find((build) =>
      Object.keys(teams).some((team) => team !== key.team && teams[team]?.includes(build)),
    );
    if (owned !== undefined) throw new UsageError(`--builds: ${owned} belongs to another team`);
    const others = replaced(
      keys.filter(({ id }) => id !== key.id),
      key,
      given('replaces'),
    );
    return { teams: builds === undefined ? teams : { ...teams, [key.team]: builds }, keys: [...others, key] };
  });
  const old = given('replaces');
  print.line(
    `${key.id} signs for ${key.team} until ${key.expires}${old === undefined ? '' : `, and ${old} nothing any more`}`,
  );
  const named = (build: string) => (live.includes(build) ? build : `${build} (not live here)`);
  const now = keyring.teams[key.team] ?? [];
  const lost = before.filter((build) => !now.includes(build));
  print.line(
    `${key.team}: ${now.map(named).join(', ') || 'no builds of its own'}${lost.length === 0 ? '' : `; no more ${lost.join(', ')}`}`,
  );
  return 0;
}

function momentOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (Number.isNaN(Date.parse(text))) throw new UsageError(`--since: "${text}" is no moment like 2026-11-20T08:00Z`);
  return new Date(text).toISOString();
}

/**
 * Takes a key back: from the next statement on it signs nothing. With a moment, nothing that it signed since then goes live,
 * or back to being live, either.
 */
async function revoke(argv: readonly string[], print: Print): Promise<number> {
  const { words, needed, given } = readArguments(argv, ['to', 'since']);
  const [id = ''] = words;
  const revoked = new Date().toISOString();
  const leaked = momentOf(given('since'));
  const taken = { revoked, ...(leaked === undefined ? {} : { leaked }) };
  const { objects } = await placeAt(needed('to'));
  await changeKeyring(objects, ({ teams, keys }) => {
    if (!keys.some((key) => key.id === id)) throw new UsageError(`there is no key ${id}`);
    return { teams, keys: keys.map((key) => (key.id === id ? { ...key, ...taken } : key)) };
  });
  print.line(`${id} signs nothing from now on`);
  const builds = await new LiveReleases(objects).status();
  builds.flatMap((build) => leakedLines(build, id)).forEach((line) => print.line(line));
  return 0;
}

async function list(argv: readonly string[], print: Print): Promise<number> {
  const { needed } = readArguments(argv, ['to']);
  const { teams, keys } = await readKeyring((await placeAt(needed('to'))).objects);
  for (const [team, builds] of Object.entries(teams)) print.line(`${team}: ${builds.join(', ')}`);
  for (const { id, expires, revoked } of keys)
    print.line(`${id}  ${revoked === undefined ? `until ${expires}` : `taken back at ${revoked}`}`);
  return 0;
}

/** Prints what another host trusts this place by: the hash of the ledger's first entry, teams and keys. */
async function exportTrust(argv: readonly string[], print: Print): Promise<number> {
  const { needed } = readArguments(argv, ['to']);
  const { objects } = await placeAt(needed('to'));
  const { hash: start } = await new Ledger(objects).at(1);
  print.line(JSON.stringify({ start, ...(await readKeyring(objects)) }));
  return 0;
}

const verbs = { create, trust, revoke, list, export: exportTrust };

/** `deploy key create | trust | revoke | list | export`. */
export async function keyCommand([verb = '', ...argv]: readonly string[], print: Print): Promise<number> {
  if (!Object.hasOwn(verbs, verb)) throw new UsageError(`key: is followed by ${Object.keys(verbs).join(', ')}`);
  return verbs[verb as keyof typeof verbs](argv, print);
}
