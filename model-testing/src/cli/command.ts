import { parseArgs } from 'node:util';
import type { AnyModel } from '@listings/shared-machines/models';
import type { AnyStateMachine } from 'xstate';
import { didYouMean, meant, named } from './names';

/** Models, machines and folders that commands work on. */
export interface Workplace {
  readonly models: readonly AnyModel[];
  /** Every machine of the product, by the name it is exported by. */
  readonly machines: Readonly<Record<string, AnyStateMachine>>;
  /** Folder of the recordings. */
  readonly recordings: string;
  /** Folder of the reasons for what is not covered and for mutants that survive. */
  readonly explanations: string;
  /** Folder of the whole project. */
  readonly project: string;
  /** Folder of the report's style and script. */
  readonly reportSources: string;
}

/** Output and prompt of commands. */
export interface Terminal {
  readonly print: (text: string) => void;
  /** Shows the progress of a long run; overwritten by the next output. */
  readonly progress: (text: string) => void;
  /** Asks for a line; null when nobody can be asked, or nobody answers any more. */
  readonly ask: (question: string) => Promise<string | null>;
}

/** An option of a command, by its help. */
export interface Option {
  readonly type: 'string' | 'boolean';
  /** Placeholder for the value in the help: `N`, `FILE`. */
  readonly value?: string;
  /** All values there are. */
  readonly oneOf?: readonly string[];
  readonly help: string;
  readonly default?: string;
  /** Least and highest number it may be, both included. */
  readonly from?: number;
  readonly to?: number;
}

/** Words and options that were typed. */
export interface Typed {
  readonly words: readonly string[];
  /** Value of an option; its default where it is not typed. */
  readonly text: (option: string) => string | null;
  readonly has: (option: string) => boolean;
  /** A whole number within the option's `from` (else 0) and `to`. */
  readonly number: (option: string) => number;
}

/** Exit codes of a command. */
export const exit = { fine: 0, found: 1, misused: 2 } as const;

/** A verb of the command line. */
export interface Command {
  readonly name: string;
  /** Words after the name: `[MODEL…]`. */
  readonly words: string;
  readonly summary: string;
  /** More for `--help`: what it does and how it ends. */
  readonly details: readonly string[];
  readonly examples: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  readonly run: (typed: Typed, at: Workplace, terminal: Terminal) => number | Promise<number>;
}

/** Something is wrong with what was typed. */
export class Misuse extends Error {}

const optionMark = (text: string): string => `--${text}`;

/** Reads what was typed after the verb. */
export function typedFor(command: Command, args: readonly string[]): Typed {
  const names = Object.keys(command.options);
  for (const arg of args) {
    const [, name] = /^--([^=]+)/.exec(arg) ?? [];
    if (name !== undefined && !names.includes(name))
      throw new Misuse(`${command.name} has no option --${name}.${didYouMean(meant(name, names).map(optionMark))}`);
  }
  let parsed;
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: command.options[name]?.type ?? 'string' }]));
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Misuse(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), { cause: error });
  }
  const { values, positionals } = parsed;
  const text = (option: string): string | null => {
    const value = values[option] ?? command.options[option]?.default;
    return typeof value === 'string' ? value : null;
  };
  for (const [name, { oneOf }] of Object.entries(command.options)) {
    const value = text(name);
    if (oneOf !== undefined && value !== null && !oneOf.includes(value))
      throw new Misuse(`--${name} is ${oneOf.join(', ')}; not “${value}”.${didYouMean(meant(value, oneOf))}`);
  }
  const number = (option: string): number => {
    const value = text(option) ?? '';
    const { from = 0, to = Infinity } = command.options[option] ?? {};
    const limits = `${from === 0 ? '' : ` from ${from}`}${to === Infinity ? '' : ` up to ${to}`}`;
    if (!/^\d+$/.test(value) || Number(value) < from || Number(value) > to)
      throw new Misuse(`--${option} is a whole number${limits}; not “${value}”.`);
    return Number(value);
  };
  return { words: positionals, text, has: (option) => values[option] === true, number };
}

/** The model of that name, of which a part is enough. */
export function modelNamed(typed: string, { models }: Workplace): AnyModel {
  const found = named(
    typed,
    models.map(({ id }) => id),
  );
  const model = models.find(({ id }) => id === found);
  if (model !== undefined) return model;
  const others = typeof found === 'string' ? [found] : found;
  throw new Misuse(`There is no model ${typed}.${didYouMean(others)} \`npm run model -- list\` names them all.`);
}

/** The models named, all where none is. */
export const modelsNamed = (words: readonly string[], at: Workplace): readonly AnyModel[] =>
  words.length === 0 ? at.models : words.map((word) => modelNamed(word, at));

/** Option that takes one part of several of the models, so that they can be tried on several machines. */
export const shardOption: Option = {
  type: 'string',
  value: 'N/M',
  help: 'the N-th of M parts of the machines',
};

/** The models of a part `N/M`; all where none is typed. */
export function shardOf(models: readonly AnyModel[], typed: Typed): readonly AnyModel[] {
  const text = typed.text('shard');
  if (text === null) return models;
  const [part = 0, parts = 0] = (/^(\d+)\/(\d+)$/.exec(text)?.slice(1) ?? []).map(Number);
  if (part < 1 || part > parts) throw new Misuse(`--shard is a part of several, such as 1/4; not “${text}”.`);
  return models.filter((_, at) => at % parts === part - 1);
}

/** Refuses words a command has no use for. */
export function noMoreThan(count: number, { words }: Typed): void {
  const extra = words[count];
  if (extra !== undefined) throw new Misuse(`One word too many: ${extra}`);
}

/** A command's help. */
export function helpOf({ name, words, summary, details, examples, options }: Command): string {
  const rows = Object.entries(options).map(([option, { type, value, oneOf, help, default: usual }]) => {
    const sample = type === 'boolean' ? '' : ` ${oneOf?.join('|') ?? value ?? 'TEXT'}`;
    return [`  --${option}${sample}`, `${help}${usual === undefined ? '' : ` (${usual})`}`] as const;
  });
  const width = Math.max(0, ...rows.map(([option]) => option.length));
  return [
    `npm run model -- ${[name, words].filter(Boolean).join(' ')}`,
    '',
    summary,
    ...details,
    ...(rows.length === 0 ? [] : ['', 'Options', ...rows.map(([option, help]) => `${option.padEnd(width)}  ${help}`)]),
    '',
    'Examples',
    ...examples.map((example) => `  npm run model -- ${example}`),
  ].join('\n');
}

/** Rows in columns, the first one to the left. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `1 recording`, `2 recordings`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
