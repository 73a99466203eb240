import { join } from 'node:path';
import type { LedgerEntry, Recorded } from '../live/ledger';
import { LiveReleases } from '../live/live-releases';
import { startFromRelease } from '../live/start-from-release';
import { releaseDir } from '../state/build-state.mjs';
import { percent, readArguments, UsageError, type Arguments } from './arguments';
import { deliver, readLedger } from './deliver';
import { readSigningKey } from './keys';
import type { Print } from './print';
import { openTarget, shelfAt, type Target } from './target';

async function openLedger({ needed, keys: files }: Arguments) {
  if (files.length === 0) throw new UsageError('--key is needed');
  const target = await openTarget(needed('to'));
  return { target, keys: await Promise.all(files.map(readSigningKey)) };
}

const revisionOf = (text: string | undefined, what: string): number => {
  if (!/^\d{1,8}$/.test(text ?? '') || Number(text) === 0)
    throw new UsageError(`${what}: needs the number of a revision`);
  return Number(text);
};

function changeLine({ app, from, to, share, previewUntil }: LedgerEntry['changes'][number]): string {
  if (previewUntil !== undefined) return `${app} ${to} shown until ${previewUntil}`;
  if (share !== undefined) return `${app} ${to ?? from} for ${share} %`;
  return `${app} ${from ?? 'none'} → ${to ?? 'none'}`;
}

function entryLine({ entry }: Recorded): string {
  const who = entry.by.map(({ person, team }) => `${person} (${team})`).join(' and ') || 'the place itself';
  const what = entry.changes.map(changeLine).join(', ') || 'nothing in the map';
  const said = entry.reason === undefined ? '' : `: ${entry.reason}`;
  const passed = entry.overridden === undefined ? '' : `; let pass: ${entry.overridden.join('; ')}`;
  return `${String(entry.revision).padStart(5)}  ${entry.at}  ${entry.action.padEnd(8)}  ${who}  ${what}${said}${passed}`;
}

/** `deploy history`: every revision with who, what and when; the chain of hashes is checked on the way. */
async function history(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'from']);
  const { target, keys } = await openLedger(args);
  const from = args.given('from') === undefined ? 1 : revisionOf(args.given('from'), '--from');
  const { entries } = await readLedger(target, keys, from);
  entries.forEach((recorded) => print.line(entryLine(recorded)));
  const broken = entries.find(({ entry }, index) => index > 0 && entry.prev !== entries[index - 1]?.hash);
  if (broken !== undefined) print.complaint(`revision ${broken.entry.revision} does not follow the one before`);
  return broken === undefined ? 0 : 1;
}

/** `deploy diff A B`: which build had which version. */
async function diff(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key']);
  const [one, other] = args.words.map((text) => revisionOf(text, 'diff'));
  if (one === undefined || other === undefined) throw new UsageError('diff: name two revisions');
  const { target, keys } = await openLedger(args);
  const { entries } = await readLedger(target, keys, Math.min(one, other));
  const buildsOf = (revision: number) => {
    const found = entries.find(({ entry }) => entry.revision === revision);
    if (found === undefined) throw new UsageError(`diff: there is no revision ${revision}`);
    return found.entry.builds;
  };
  const [before, after] = [buildsOf(one), buildsOf(other)];
  const apps = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = apps.filter((app) => before[app]?.part !== after[app]?.part);
  for (const app of changed)
    print.line(changeLine({ app, from: before[app]?.version ?? null, to: after[app]?.version ?? null }));
  if (changed.length === 0) print.line('the same builds');
  return 0;
}

/** The last revision in which the build, or anything, was another than it is. */
async function revisionBefore(target: Target, keys: Parameters<typeof readLedger>[1], app?: string): Promise<number> {
  const { entries } = await readLedger(target, keys, 1);
  const builds = entries.map(({ entry }) => entry).reverse();
  const [last] = builds;
  const isOther = (entry: LedgerEntry) =>
    app === undefined ? entry.changes.length > 0 : entry.builds[app]?.part !== last?.builds[app]?.part;
  // Without an app: the revision before the one that changed the map last.
  const found = app === undefined ? (builds.find(isOther)?.revision ?? 1) - 1 : builds.find(isOther)?.revision;
  if (found === undefined || found < 1) throw new UsageError('rollback: there is nothing before');
  return found;
}

/** `deploy rollback [--app BUILD] [REVISION]`: a new revision with the builds of an earlier one. */
async function rollback(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'app', 'reason']);
  const { target, keys } = await openLedger(args);
  const [app, reason] = [args.given('app'), args.given('reason')];
  const [word] = args.words;
  const to = word === undefined ? await revisionBefore(target, keys, app) : revisionOf(word, 'rollback');
  const more = { ...(app === undefined ? {} : { app }), ...(reason === undefined ? {} : { reason }) };
  const { revision, changes } = await deliver(target, keys, () => ({ action: 'rollback', to, ...more }));
  print.line(`revision ${revision}: ${changes.map(changeLine).join(', ') || 'the same builds'}`);
  return 0;
}

/** `deploy canary BUILD --share N`: gives a candidate to more or fewer sessions; 100 makes it live, 0 takes it away. */
async function canary(argv: readonly string[], print: Print): Promise<number> {
  const args = readArguments(argv, ['root', 'to', 'key', 'share', 'reason', 'override']);
  const [app] = args.words;
  if (app === undefined || args.words.length > 1) throw new UsageError('canary: name one build');
  const share = percent(args.needed('share'), 0, 100) ?? 0;
  const [reason, override] = [args.given('reason'), args.given('override')];
  const { target, keys } = await openLedger(args);
  const more = { ...(reason === undefined ? {} : { reason }), ...(override === undefined ? {} : { override }) };
  const { revision, changes } = await deliver(target, keys, () => ({ action: 'canary', app, share, ...more }));
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
  const live = new LiveReleases(await shelfAt(needed('to')));
  await startFromRelease(live, join(root, releaseDir));
  print.line(`revision ${await live.ledger.lastRevision()} is live in ${needed('to')}`);
  return 0;
}

export const ledgerCommands = { history, diff, rollback, canary, prune, start };
