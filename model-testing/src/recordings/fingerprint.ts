import { createHash } from 'node:crypto';
import type { AnyStateMachine } from 'xstate';

const withoutCode = (_: string, value: unknown): unknown => (typeof value === 'function' ? 'ƒ' : value);

/** Tells two charts apart by shape and constant delays; what guards and actions compute does not show. */
export const fingerprint = ({ config, implementations }: AnyStateMachine): string =>
  createHash('sha256')
    .update(JSON.stringify([config, implementations.delays], withoutCode))
    .digest('hex')
    .slice(0, 16);
