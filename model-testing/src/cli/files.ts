import { readFileSync } from 'node:fs';
import { Misuse } from './command';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EISDIR: 'a folder, not a file',
  ENOTDIR: 'a file stands where a folder has to be',
  EEXIST: 'a file stands where a folder has to be',
  EACCES: 'no permission',
  EADDRINUSE: 'in use',
};

interface SystemError {
  readonly code?: unknown;
  readonly path?: string;
  readonly port?: number;
}

/** A file or a port that was typed and cannot be had, as a sentence; null for any other error. */
export function troubleOf(error: unknown, place?: string): string | null {
  const { code, path, port } = (error ?? {}) as SystemError;
  const reason = typeof code === 'string' && Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  const where = place ?? path ?? (port === undefined ? undefined : `Port ${port}`);
  return reason === undefined || where === undefined ? null : `${where}: ${reason}.`;
}

/** Text of a file that was typed; throws `Misuse` where it cannot be read. */
export function textIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Misuse(troubleOf(error, path) ?? `${path}: ${String(error)}`, { cause: error });
  }
}
