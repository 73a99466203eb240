import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Source } from '../live/signing/statement';

const run = promisify(execFile);

async function git(root: string, ...args: string[]): Promise<string | null> {
  const found = await run('git', ['-C', root, ...args], { encoding: 'utf8' }).catch(() => null);
  return found === null ? null : found.stdout.trim();
}

const oneLine = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most);

/** Commit that a package is built of: hash, first line of the message and author; null outside a repository. */
export async function sourceOf(root: string, folder: string): Promise<Source | null> {
  const [commit, author = '', message = ''] = (await git(root, 'log', '-1', '--format=%H%n%an%n%s'))?.split('\n') ?? [];
  if (!commit) return null;
  const isModified = (await git(root, 'status', '--porcelain', '--', folder)) !== '';
  return {
    commit,
    message: oneLine(message, 200) || '–',
    author: oneLine(author, 100) || '–',
    ...(isModified ? { modified: true } : {}),
  };
}

/** Commits from one to another that changed a package, one a line; none where this repository does not know both. */
export async function commitsBetween(root: string, folder: string, from: string, to: string): Promise<string[]> {
  const log = await git(root, 'log', '--format=%h %s (%an)', `${from}..${to}`, '--', folder);
  return log ? log.split('\n') : [];
}
