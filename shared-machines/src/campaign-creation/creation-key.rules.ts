import type { Refused } from '../ports';

/** What makes the creation of a campaign happen once, however often it is asked for [decisions 5]. */
export interface CreationKey {
  /** Random text, made once for the form. */
  readonly key: string;
  /** Counts the creations that were refused for certain: only then the next one is another request. */
  readonly round: number;
}

/** The key of a form that has asked for nothing yet. */
export const firstCreationKey = (key: string): CreationKey => ({ key, round: 0 });

/** The idempotency key to send: the same one as long as it is unknown whether the campaign was created. */
export const idempotencyKeyOf = ({ key, round }: CreationKey): string => `${key}-${round}`;

/** The server said no: nothing was created, and the next creation is another request. */
export const isCertainRefusal = ({ status }: Pick<Refused, 'status'>): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
