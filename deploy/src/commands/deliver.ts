import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { signStatement, type SigningKey } from '../live/signing/envelope';
import type { Look } from '../load/load-check';
import type { Change, Recorded } from '../live/ledger';
import type { Answer } from '../live/live-releases';
import { DeployRefused } from '../live/refused';
import { limits, type ReadStatement, type Statement } from '../live/signing/statement';
import type { Target } from './target';

/** Result of a delivered statement, with its nonce; a dry run changes nothing. */
export interface Done {
  readonly nonce: string;
  readonly revision: number;
  readonly changes: readonly Change[];
  readonly isDryRun: boolean;
  /** Link of a preview. */
  readonly link?: string;
  /** What was done with an application before. */
  readonly looked?: Look;
}
type ReadLedger = Extract<Answer, { outcome: 'ledger' }>;

/** A statement without the fields that are added just before it is signed. */
type Draft<S extends Statement> = S extends Statement ? Omit<S, 'iat' | 'exp' | 'nonce' | 'prev' | 'team'> : never;

const attempts = 8;

const stamps = (keys: readonly SigningKey[]) => {
  const iat = Math.floor(Date.now() / 1000);
  return { team: keys[0]?.team ?? '', iat, exp: iat + limits.seconds, nonce: randomUUID() };
};

/** What is read beside the last entry: revisions of the ledger, records of builds, the status of each. */
export type Question = Pick<ReadStatement, 'from' | 'to' | 'parts' | 'status'>;

/** Reads a place. */
export async function readPlace(
  target: Target,
  keys: readonly SigningKey[],
  question: Question = {},
): Promise<ReadLedger> {
  const statement: Statement = { action: 'read', ...stamps(keys), ...question };
  const answer = await target.deliver(signStatement(statement, keys));
  if (answer.outcome !== 'ledger') throw new Error('the ledger was not read');
  return answer;
}

/** Revisions from `from` on, one answer after the other. */
export async function* readEntries(
  target: Target,
  keys: readonly SigningKey[],
  from: number,
): AsyncGenerator<Recorded> {
  for (let next = from; ;) {
    const { entries } = await readPlace(target, keys, { from: next });
    yield* entries;
    if (entries.length < limits.entries) return;
    next += entries.length;
  }
}

async function deliverOnce(
  target: Target,
  keys: readonly SigningKey[],
  statement: Statement,
  files: ReadonlyMap<string, Uint8Array>,
  onSent: (files: number) => void,
): Promise<Done> {
  const envelope = signStatement(statement, keys);
  let answer = await target.deliver(envelope);
  if (answer.outcome === 'files-needed') {
    for (const { path } of answer.files) await target.putFile(files.get(path) ?? new Uint8Array());
    onSent(answer.files.length);
    answer = await target.deliver(envelope);
  }
  const { nonce } = statement;
  if (answer.outcome === 'fits') {
    const { outcome: _outcome, ...fitting } = answer;
    return { nonce, ...fitting, changes: [], isDryRun: true };
  }
  if (answer.outcome !== 'applied') throw new Error('the place asked for the same files again');
  const { outcome: _outcome, ...done } = answer;
  return { nonce, ...done, isDryRun: false };
}

/**
 * Signs the statement that `draft` makes for the current map, and delivers it. Tries again when the map has changed
 * meanwhile: a deploy of another team does not stop this one. `onSent` is told of files that the place now looks at, which
 * takes it seconds.
 */
export async function deliver(
  target: Target,
  keys: readonly SigningKey[],
  draft: (head: Recorded) => Draft<Exclude<Statement, { action: 'read' }>>,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
  onSent: (files: number) => void = () => {},
): Promise<Done> {
  for (let attempt = 1; ; attempt += 1) {
    const { head } = await readPlace(target, keys);
    if (head === null) throw new DeployRefused('gone', ['nothing is live there yet']);
    const statement = { ...draft(head), ...stamps(keys), prev: head.hash };
    try {
      return await deliverOnce(target, keys, statement, files, onSent);
    } catch (error) {
      const isStale = error instanceof DeployRefused && error.code === 'stale';
      if (!isStale || attempt === attempts) throw error;
      await pause(Math.random() * 100 * 2 ** attempt);
    }
  }
}
