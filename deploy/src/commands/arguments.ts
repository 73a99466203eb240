import { parseArgs } from 'node:util';

/** A command line that cannot be carried out as it stands. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const flags = {
  root: { type: 'string' },
  to: { type: 'string' },
  from: { type: 'string' },
  port: { type: 'string' },
  'dry-run': { type: 'boolean' },
  fast: { type: 'boolean' },
  critical: { type: 'boolean' },
  key: { type: 'string', multiple: true },
  version: { type: 'string' },
  override: { type: 'string' },
  reason: { type: 'string' },
  app: { type: 'string' },
  share: { type: 'string' },
  'keep-for': { type: 'string' },
  preview: { type: 'string' },
  team: { type: 'string' },
  person: { type: 'string' },
  builds: { type: 'string' },
  days: { type: 'string' },
  out: { type: 'string' },
  replaces: { type: 'string' },
  since: { type: 'string' },
} as const;

type Flag = keyof typeof flags;
type TextFlag = Exclude<Flag, 'key' | 'dry-run' | 'critical' | 'fast'>;

export interface Arguments {
  readonly words: readonly string[];
  /** The value of a flag, or undefined. */
  readonly given: (flag: TextFlag) => string | undefined;
  /** The value of a flag; without one the command ends with its usage. */
  readonly needed: (flag: TextFlag) => string;
  readonly keys: readonly string[];
  readonly isDryRun: boolean;
  readonly isCritical: boolean;
  readonly isFast: boolean;
}

/** Reads the words after the verb; only flags named in `allowed` may stand among them. */
export function readArguments(argv: readonly string[], allowed: readonly Flag[]): Arguments {
  let parsed;
  try {
    parsed = parseArgs({ args: [...argv], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error));
  }
  const { values, positionals } = parsed;
  const strange = Object.keys(values).find((flag) => !allowed.includes(flag as Flag));
  if (strange !== undefined) throw new UsageError(`--${strange} does not go with this command`);
  return {
    words: positionals,
    given: (flag) => values[flag],
    needed: (flag) => {
      const value = values[flag];
      if (value === undefined || value === '') throw new UsageError(`--${flag} is needed`);
      return value;
    },
    keys: values.key ?? [],
    isDryRun: values['dry-run'] === true,
    isCritical: values.critical === true,
    isFast: values.fast === true,
  };
}

/** A whole number of percent. */
export function percent(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined) return undefined;
  const share = Number(text);
  if (!/^\d{1,3}$/.test(text) || share < least || share > most)
    throw new UsageError(`--share: needs ${least} to ${most}`);
  return share;
}
