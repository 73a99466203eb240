import type { BuildStatus, VersionStatus } from '../live/build-status';
import type { FlagStatus } from '../live/flag-status';
import type { BuildDiff, FileDiff, NamesDiff } from '../live/build-diff';
import type { Figures } from '../live/figures';
import type { LedgerEntry, Recorded } from '../live/ledger';
import type { Placing } from '../live/placing';
import type { Source } from '../live/signing/statement';

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Where there is no browser, or none that starts. */
export const notLookedAt = 'not looked at: no browser';

const commitOf = ({ commit, message, author, modified }: Source): string =>
  `${commit.slice(0, 8)}${modified ? ' with changes' : ''} “${message}” by ${author}`;

const forShare = (share: number | undefined): string => (share === undefined ? '' : ` for ${share} %`);

/** A change of one build, or of a flag, in words. */
export function changeLine(change: LedgerEntry['changes'][number]): string {
  const { app, flag, from, to, share, previewUntil, keptFor, leftBy } = change;
  if (flag !== undefined) return `${app} flag ${flag} ${from ?? 'default'} → ${to ?? 'default'}${forShare(share)}`;
  if (keptFor !== undefined) return `${app} ${to} kept for ${keptFor.join(', ')}`;
  if (leftBy !== undefined) return `${app} ${to} no more needed by ${leftBy.join(', ')}`;
  if (previewUntil !== undefined) return `${app} ${to} shown until ${previewUntil}`;
  if (share === 0) return `${app} ${to ?? from} for nobody any more`;
  if (share !== undefined) return `${app} ${to ?? from} for ${share} %`;
  return `${app} ${from ?? 'none'} → ${to ?? 'none'}`;
}

const lookedBefore = { shown: 'shown on its page before', loaded: 'loaded before', none: notLookedAt } as const;

/** A revision in one line: number, moment, action, persons, changes, and what they said. */
export function entryLine({ entry }: Recorded): string {
  const who = entry.by.map(({ person, team }) => `${person} (${team})`).join(' and ') || 'the place itself';
  const what = entry.changes.map(changeLine).join(', ') || 'nothing in the map';
  const said = entry.reason === undefined ? '' : `: ${entry.reason}`;
  const passed = entry.overridden === undefined ? '' : `; let pass: ${entry.overridden.join('; ')}`;
  const { files, bytes, source, looked } = entry.published ?? {};
  const made = source === undefined ? '' : `; ${commitOf(source)}`;
  const size = bytes === undefined ? '' : `; ${kilobytes(bytes)} in ${files} files`;
  const before = looked === undefined ? '' : `; ${lookedBefore[looked]}`;
  const about = `${said}${passed}${made}${size}${before}`;
  return `${String(entry.revision).padStart(5)}  ${entry.at}  ${entry.action.padEnd(8)}  ${who}  ${what}${about}`;
}

const signed = (bytes: number): string => `${bytes < 0 ? '−' : '+'}${kilobytes(Math.abs(bytes))}`;

function fileLine({ name, from, to }: FileDiff): string {
  if (from === null) return `  ${name} added, ${kilobytes(to ?? 0)}`;
  if (to === null) return `  ${name} removed`;
  return `  ${name} ${kilobytes(from)} → ${kilobytes(to)} (${signed(to - from)})`;
}

const namesLines = (what: string, { added, removed }: NamesDiff): string[] => [
  ...(added.length === 0 ? [] : [`  ${what} more: ${added.join(', ')}`]),
  ...(removed.length === 0 ? [] : [`  ${what} no more: ${removed.join(', ')}`]),
];

/** What a version changed: bytes, files, names of shared modules, calls and screens. */
export function diffLines({ files, bytes, names, calls, routes, commits }: BuildDiff): string[] {
  const { from, to } = commits;
  return [
    ...(from === null && to === null
      ? []
      : [`  commits ${from?.commit.slice(0, 8) ?? 'unknown'}..${to?.commit.slice(0, 8) ?? 'unknown'}`]),
    ...(to === null ? [] : [`  made of ${commitOf(to)}`]),
    `  ${kilobytes(bytes.from)} → ${kilobytes(bytes.to)} (${signed(bytes.to - bytes.from)})`,
    ...files.map(fileLine),
    ...namesLines('uses', names),
    ...namesLines('calls', calls),
    ...(calls.changed.length === 0 ? [] : [`  calls another way: ${calls.changed.join(', ')}`]),
    ...namesLines('leads to', routes),
  ];
}

/** Text of a browser in a terminal: a control character would be a command there. */
const inTerminal = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').slice(0, 200);

function figuresOf(figures: Figures | null): string {
  if (figures === null) return '';
  const { starts, failures, silent, milliseconds, lastFailure } = figures;
  const speed = milliseconds === null ? '' : `, ${milliseconds} ms`;
  const quiet = silent === 0 ? '' : `, ${silent} pages silent`;
  const last = lastFailure === null ? '' : `, last at ${lastFailure.at}: “${inTerminal(lastFailure.message)}”`;
  return `; ${starts} starts, ${failures} failed${quiet}${speed}${last}`;
}

const leakedLine = (key: string | undefined): string =>
  key === undefined ? '' : `; signed by ${key}, which was taken back: publish it anew, or go back`;

const versionLine = ({ source, files, bytes, figures, looked, leakedKey }: VersionStatus): string =>
  `${source === undefined ? '' : `; ${commitOf(source)}`}; ${kilobytes(bytes)} in ${files} files${figuresOf(figures)}${looked === 'none' ? `; ${notLookedAt}` : ''}${leakedLine(leakedKey)}`;

/** The old version beside a library's live one, and who is asked to leave it. */
function keptLines(app: string, { version, files, bytes, users }: NonNullable<BuildStatus['kept']>): string[] {
  const who = users.map(({ app: user, team, since }) => `${user} (${team}) since ${since}`).join(', ');
  const late = users.filter(({ isLate }) => isLate);
  return [
    `  ${version} kept for ${who}; up to ${kilobytes(bytes)} in ${files} files more where both are loaded`,
    ...late.map(
      ({ app: user, team, since }) =>
        `  warning: team ${team}, ${user} needs ${app} ${version} since ${since}: publish it for ${app} of now`,
    ),
  ];
}

const sinceText = ({ at, revision, by }: Placing): string =>
  ` since ${at} (revision ${revision}, ${by.join(' and ') || 'the place itself'})`;

/** A flag: what it is, what it is for, and whether it should be gone. */
function flagLines(app: string, { name, value, share, set, declared, isStale }: FlagStatus): string[] {
  const now = set === null ? `${name} ${value}` : `${name} ${value}${forShare(share)}${sinceText(set)}`;
  if (declared === null) return [`  warning: flag ${now} is ignored: no build of ${app} here declares it so`];
  const { default: otherwise, purpose, until } = declared;
  return [
    `  flag ${now}${set === null ? ', its default' : `; default ${otherwise}`}; until ${until}: ${purpose}`,
    ...(isStale ? [`  warning: flag ${name} was to be gone after ${until}: take it out of ${app}`] : []),
  ];
}

/** A build of the map: the live version, then what stands beside it. */
export function statusLines(build: BuildStatus): string[] {
  const { app, version, placed, candidate, previews, kept, isLive = true, flags = [] } = build;
  const who = placed === null ? '' : sinceText(placed);
  return [
    isLive ? `${app} ${version}${who}${versionLine(build)}` : `${app} is not live here`,
    ...(kept === undefined ? [] : keptLines(app, kept)),
    ...(candidate === null
      ? []
      : [`  candidate ${candidate.version} for ${candidate.share} %${versionLine(candidate)}`]),
    ...previews.map((each) => `  preview ${each.version} until ${each.expires} ${each.link}${versionLine(each)}`),
    ...flags.flatMap((flag) => flagLines(app, flag)),
  ];
}

/** What of a build is still shown, though the key that signed it was taken back with all it signed. */
export function leakedLines(build: BuildStatus, key: string): string[] {
  const { app, candidate, previews, isLive = true, ...live } = build;
  const shown = [
    ...(isLive ? [{ ...live, as: 'live' }] : []),
    ...(candidate === null ? [] : [{ ...candidate, as: 'the candidate' }]),
    ...previews.map((preview) => ({ ...preview, as: `shown by ${preview.link}` })),
  ];
  return shown.filter(({ leakedKey }) => leakedKey === key).map(({ version, as }) => `  ${app} ${version} is ${as}`);
}
