import { join } from 'node:path';
import { diffBuilds } from '../live/build-diff';
import type { LedgerEntry, Recorded } from '../live/ledger';
import { platformTeam } from '../live/signing/keyring';
import { limits } from '../live/signing/statement';
import { LiveReleases } from '../live/live-releases';
import { startFromRelease } from '../live/start-from-release';
import { releaseDir } from '../state/build-state.mjs';
import { DeployRefused } from '../live/refused';
import { percent, readArguments, UsageError, type Arguments } from './arguments';
import { deliver, readEntries, readPlace } from './deliver';
import { changeLine, diffLines, entryLine, statusLines } from './ledger-lines';
import { buildNamed } from './publish-options';
import { commitsBetween } from './source';
import { readSigningKey } from './keys';
import type { Print } from './print';
import { openTarget, storeAt, type Target } from './target';

async function openLedger({ needed, keys: files }: Arguments) {
  if (files.length === 0) throw new UsageError('--key is needed');
  const target = await openTarget(needed('to'));
  return { target, keys: await Promise.all(files.map(readSigningKey)) };
}

/** The build that `--app` names, among those there are. */
function buildOf({ given }: Arguments, builds: readonly string[]): string | undefined {
  const name = given('app');
  const found = name === undefined ? undefined : buildNamed(name, builds);
  if (name !== undefined && found === undefined)
    throw new UsageError(`--app: there is no build ${name}; there are ${[...builds].sort().join(', ')}`);
  return found;
}

const revisionOf = (text: string | undefined, what: string): number => {
  if (!/^\d{1,8}$/.test(text ?? '') || Number(text) === 0)
    throw new UsageError(`${what}: needs the number of a revision`);
  return Number(text);
};

/** Revisions that `history` tells of without being asked for more. */
const shown = 100;

/** `deploy history`: every revision with who, what and when; the chain of hashes is checked on the way. */
async function history(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'from']);
  const { target, keys } = await openLedger(args);
  const asked = args.given('from');
  const last = (await readPlace(target, keys)).head?.entry.revision ?? 0;
  const from = asked === undefined ? Math.max(1, last - shown + 1) : revisionOf(asked, '--from');
  if (asked === undefined && from > 1) print.line(`earlier revisions: history --from 1`);
  let before: Recorded | null = null;
  for await (const recorded of readEntries(target, keys, from)) {
    print.line(entryLine(recorded));
    const { revision, prev } = recorded.entry;
    if (before !== null && prev !== before.hash) {
      print.complaint(`revision ${revision} does not follow the one before`);
      return 1;
    }
    before = recorded;
  }
  return 0;
}

/** `deploy diff A B`: what another build is made of: bytes, files, names, calls, commits. */
async function diff(argv: readonly string[], print: Print, root: string): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'app']);
  const [one, other] = args.words.map((text) => revisionOf(text, 'diff'));
  if (one === undefined || other === undefined || args.words.length > 2)
    throw new UsageError('diff: name two revisions');
  const { target, keys } = await openLedger(args);
  const buildsOf = async (revision: number) => {
    const [found] = (await readPlace(target, keys, { from: revision, to: revision })).entries;
    if (found === undefined) throw new UsageError(`diff: there is no revision ${revision}`);
    return found.entry.builds;
  };
  const [before, after] = [await buildsOf(one), await buildsOf(other)];
  const apps = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const asked = buildOf(args, apps);
  const changed = apps.filter((app) => before[app]?.part !== after[app]?.part && (asked ?? app) === app);
  for (const app of changed) {
    const [was, is] = [before[app], after[app]];
    print.line(changeLine({ app, from: was?.version ?? null, to: is?.version ?? null }));
    const hashes = [was, is].flatMap((placed) => placed?.part ?? []);
    const { parts = {} } = await readPlace(target, keys, { parts: hashes });
    const found = diffBuilds(parts[was?.part ?? ''] ?? null, parts[is?.part ?? ''] ?? null);
    diffLines(found).forEach((line) => print.line(line));
    const { from, to } = found.commits;
    const folder = parts[is?.part ?? '']?.manifest.package ?? app;
    if (from === null || to === null) continue;
    for (const line of await commitsBetween(root, folder, from.commit, to.commit)) print.line(`    ${line}`);
  }
  if (changed.length === 0) print.line('the same builds');
  return 0;
}

/** `deploy status`: every build of the map, candidates, previews, and how each version does. */
async function status(argv: readonly string[], print: Print): Promise<number> {
  const { target, keys } = await openLedger(readArguments(argv, ['root', 'to', 'key']));
  const { head, status: builds = [] } = await readPlace(target, keys, { status: true });
  print.line(`revision ${head?.entry.revision} of ${head?.entry.at}`);
  builds.flatMap(statusLines).forEach((line) => print.line(line));
  return 0;
}

/** Refuses to go back before the first build, and to bring back, without its revision being named, what a roll-back has just taken away: the place itself may have. */
async function refuseWayForth(
  target: Target,
  keys: Parameters<typeof readPlace>[1],
  revision: number,
  app: string | undefined,
): Promise<void> {
  const [earlier, last] = (await readPlace(target, keys, { from: revision - 1, to: revision })).entries;
  if (app !== undefined && earlier?.entry.builds[app] === undefined)
    throw new DeployRefused('gone', [
      `${app} has stood here since revision ${revision} alone: nothing is before`,
      'a build without the routes that it brings (build.config.ts) takes its screens and its tab away: publish one',
    ]);
  if (last?.entry.action !== 'rollback') return;
  const { by, changes } = last.entry;
  const [before, named] = [revision - 1, app === undefined ? '' : ` --app ${app}`];
  throw new DeployRefused('gone', [
    `revision ${revision} by ${by.map(({ person }) => person).join(' and ') || 'the place itself'} went back already: ${changes.map(changeLine).join(', ')}`,
    `rollback ${before}${named} takes that back; history tells the revisions before`,
  ]);
}

/** The last revision in which the build, or anything, was another than it is. */
async function revisionBefore(
  target: Target,
  keys: Parameters<typeof readPlace>[1],
  last: LedgerEntry | undefined,
  app?: string,
): Promise<number> {
  const since = app === undefined ? undefined : last?.since?.[app];
  let found = since === undefined ? undefined : since - 1;
  const isOther = ({ entry }: Recorded) =>
    app === undefined
      ? entry.changes.some(({ flag }) => flag === undefined)
      : entry.builds[app]?.part !== last?.builds[app]?.part;
  for (let to = last?.revision ?? 0; found === undefined && to > 0; to -= limits.entries) {
    const from = Math.max(1, to - limits.entries + 1);
    const { entries } = await readPlace(target, keys, { from, to });
    const revision = [...entries].reverse().find(isOther)?.entry.revision;
    // Without an app: the revision before the one that changed the map last.
    if (revision !== undefined) found = app === undefined ? revision - 1 : revision;
  }
  if (found !== undefined && found > 0) {
    await refuseWayForth(target, keys, found + 1, app);
    return found;
  }
  const isTried = app !== undefined && last?.canaries[app] !== undefined;
  const candidate = isTried ? `; its candidate is taken away by canary ${app} --share 0` : '';
  throw new UsageError(`rollback: there is nothing before${candidate}`);
}

/** `deploy rollback [--app BUILD] [REVISION]`: a new revision with the builds of an earlier one; without one those before the last publish. */
async function rollback(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'app', 'reason']);
  const [word, ...others] = args.words;
  if (others.length > 0) throw new UsageError('rollback: name one revision, or none for the one before');
  const { target, keys } = await openLedger(args);
  const [{ team } = { team: '' }] = keys;
  if (args.given('app') === undefined && team !== platformTeam)
    throw new UsageError(`rollback: name a build of ${team} by --app; all go back by two keys of ${platformTeam}`);
  const last = (await readPlace(target, keys)).head?.entry;
  // Every build there ever was: one that went with an earlier roll-back comes back by its name.
  const [app, reason] = [buildOf(args, Object.keys(last?.highest ?? {})), args.given('reason')];
  const to = word === undefined ? await revisionBefore(target, keys, last, app) : revisionOf(word, 'rollback');
  const more = { ...(app === undefined ? {} : { app }), ...(reason === undefined ? {} : { reason }) };
  const { revision, changes } = await deliver(target, keys, () => ({ action: 'rollback', to, ...more }));
  print.line(`revision ${revision}: ${changes.map(changeLine).join(', ') || 'the same builds'}`);
  return 0;
}

/**
 * `deploy canary BUILD --share N [--version X]`: gives a candidate to more or fewer sessions; 100 makes it live, 0 takes it
 * away. With a version, the same bytes that a preview shows become the candidate, or live.
 */
async function canary(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'share', 'version', 'reason', 'override']);
  const [named] = args.words;
  if (named === undefined || args.words.length > 1) throw new UsageError('canary: name one build');
  const share = percent(args.needed('share'), 0, 100) ?? 0;
  const [reason, override] = [args.given('reason'), args.given('override')];
  const { target, keys } = await openLedger(args);
  const version = args.given('version');
  const why = { ...(reason === undefined ? {} : { reason }), ...(override === undefined ? {} : { override }) };
  const more = { ...why, ...(version === undefined ? {} : { version }) };
  const { revision, changes } = await deliver(target, keys, ({ entry }) => {
    const app = buildNamed(named, Object.keys(entry.highest)) ?? named;
    return { action: 'canary', app, share, ...more };
  });
  print.line(`revision ${revision}: ${changes.map(changeLine).join(', ') || 'nothing changed'}`);
  return 0;
}

/** `deploy prune`: removes the files that no map of the last days uses. */
async function prune(argv: readonly string[], print: Print): Promise<number> {
  const { target, keys } = await openLedger(readArguments(argv, ['root', 'to', 'key']));
  const { revision } = await deliver(target, keys, () => ({ action: 'prune' }));
  print.line(`revision ${revision}: what nobody can have open is gone`);
  return 0;
}

/** `deploy start --to DIR`: makes the release built here the first map of a directory. */
async function start(argv: readonly string[], print: Print, root: string): Promise<number> {
  const { needed } = readArguments(argv, ['root', 'to']);
  const live = new LiveReleases(await storeAt(needed('to')));
  await startFromRelease(live, join(root, releaseDir));
  print.line(`revision ${await live.ledger.lastRevision()} is live in ${needed('to')}`);
  return 0;
}

export const ledgerCommands = { history, diff, status, rollback, canary, prune, start };
