/** Codes of a refused statement. The code is for programs, the reasons are for people. */
export type RefusalCode =
  'malformed' | 'unsigned' | 'expired' | 'replayed' | 'out-of-scope' | 'downgraded' | 'stale' | 'unfit' | 'gone';

const statuses: Readonly<Record<RefusalCode, number>> = {
  malformed: 400,
  unsigned: 401,
  expired: 401,
  replayed: 403,
  'out-of-scope': 403,
  downgraded: 403,
  stale: 409,
  gone: 410,
  unfit: 422,
};

/** A statement that is not carried out: nothing has changed. */
export class DeployRefused extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    readonly reasons: readonly string[],
  ) {
    super(reasons.join('\n'));
    this.name = 'DeployRefused';
    this.status = statuses[code];
  }
}

/** Refuses unless the condition holds. */
export function refuseUnless(condition: boolean, code: RefusalCode, reason: string): asserts condition {
  if (!condition) throw new DeployRefused(code, [reason]);
}
