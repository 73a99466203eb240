import { execFileSync } from 'node:child_process';
import { report } from './report.mjs';

/** Commits are checked from the one that added this file on: earlier history stays as it is. */
const marker = 'tools/gates/commits.mjs';
/** Branches that a branch may have started from; the first that exists counts. */
const trunks = ['origin/HEAD', 'origin/main', 'main'];

const TITLE = 72;
/** Characters of a body below which it is too short to say why. */
const BODY = 20;

const trailer = /^[A-Z][A-Za-z-]+: \S/;
/** First words of titles that name a thing instead of an action. */
const noVerbs = new Set(
  'a an the this that these those it its we i you they there all any every no not some when what who how why more'.split(
    ' ',
  ),
);
/** Verbs that look like another form of one. */
const verbs = new Set('embed shed focus bias alias bring ring string ping sing swing spring cling canvas'.split(' '));

/** Reason why a first word is no imperative, or null: judged by its ending, as far as that is possible. */
function moodFault(word) {
  const plain = word.toLowerCase();
  if (noVerbs.has(plain)) return `begins with "${word}", not with what it does`;
  if (verbs.has(plain)) return null;
  if (/[^e]ed$/.test(plain)) return `says "${word}", not what it does ("Fix", not "Fixed")`;
  if (plain.endsWith('ing')) return `says "${word}", not what it does ("Fix", not "Fixing")`;
  if (/[^s]s$/.test(plain)) return `says "${word}", not what it does ("Fix", not "Fixes")`;
  return null;
}

/** Faults of a commit message. */
export function messageFaults(message) {
  const [title = '', second = '', ...rest] = message.trimEnd().split('\n');
  const [word = ''] = title.split(/[\s,:]/);
  const body = rest
    .filter((line) => !trailer.test(line))
    .join(' ')
    .trim();
  const mood = moodFault(word);
  return [
    ...(title.length > TITLE ? [`the title has ${title.length} characters, at most ${TITLE}`] : []),
    ...(/^(fixup|squash|amend)! /.test(title) ? ['is still to be squashed'] : []),
    ...(/^[A-Z]/.test(title) ? [] : ['the title begins with a small letter']),
    ...(title.endsWith('.') ? ['the title ends with a full stop'] : []),
    ...(mood === null ? [] : [`the title ${mood}`]),
    ...(second === '' ? [] : ['no empty line follows the title']),
    ...(body.length < BODY ? ['has no body that says why'] : []),
  ];
}

function git(root, ...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * The commit behind which messages are looked at: where this branch left the trunk, on the trunk itself the marker, and
 * never before the marker. A shallow clone ends at its oldest commit, which holds every file; null without any history.
 */
function baseOf(root) {
  const introduced = git(root, 'log', '--diff-filter=A', '--format=%H', '--', marker).split('\n').at(-1);
  if (introduced === undefined || introduced === '') return null;
  const trunk = trunks.find((name) => git(root, 'rev-parse', '--verify', '--quiet', name) !== '');
  const left = trunk === undefined ? '' : git(root, 'merge-base', 'HEAD', trunk);
  const isBranch = left !== '' && left !== git(root, 'rev-parse', 'HEAD');
  const isAfterMarker = isBranch && git(root, 'rev-list', '--count', `${left}..${introduced}`) === '0';
  return isAfterMarker ? left : introduced;
}

/** Messages of commits that break the rule, one line for each fault. Merges say what they are by themselves. */
export function commitFindings(root) {
  const base = baseOf(root);
  if (base === null) return [];
  const commits = git(root, 'log', '--no-merges', '--reverse', '-z', '--format=%h%n%B', `${base}..HEAD`);
  return commits
    .split('\0')
    .filter((commit) => commit.trim() !== '')
    .flatMap((commit) => {
      const end = commit.indexOf('\n');
      return messageFaults(commit.slice(end + 1)).map((fault) => `${commit.slice(0, end)}: ${fault}`);
    });
}

report(import.meta, commitFindings);
