import { expectationsOf } from '@listings/shared-machines/models';
import type { KeptRecording } from '../recordings/recording-files';
import { isPlain } from '../statechart/config';

/** What each call carried in recordings, by its name. */
export type SentInputs = ReadonlyMap<string, readonly unknown[]>;

/** What calls carry in recordings; those written for mutants are left out: the mutants tried must not depend on those found. */
export function sentInputs(recordings: readonly KeptRecording[]): SentInputs {
  const sent = new Map<string, Map<string, unknown>>();
  for (const { file, recording } of recordings)
    if (!file.startsWith('mutants-'))
      for (const { asks } of expectationsOf(recording))
        for (const { call, with: carried } of asks) {
          const known = sent.get(call) ?? new Map<string, unknown>();
          sent.set(call, known.set(JSON.stringify(carried), carried));
        }
  return new Map([...sent].map(([call, inputs]) => [call, [...inputs.values()]]));
}

/** A mistake in what a call carries. */
export interface InputMistake {
  readonly kind: string;
  /** Key it is about; '' for all. */
  readonly where: string;
  readonly change: (input: unknown) => unknown;
}

type Path = readonly string[];

function changed(input: unknown, [key, ...rest]: Path, to: (holder: Record<string, unknown>) => void): unknown {
  if (!isPlain(input)) return input;
  const copy = { ...input };
  if (key === undefined) to(copy);
  else copy[key] = changed(copy[key], rest, to);
  return copy;
}

/** The objects in an input, one below the other, by the path to each. */
const holdersIn = (input: unknown, path: Path = []): readonly (readonly [Path, Record<string, unknown>])[] =>
  isPlain(input)
    ? [[path, input], ...Object.entries(input).flatMap(([key, value]) => holdersIn(value, [...path, key]))]
    : [];

const rounded = (value: unknown): unknown => {
  if (typeof value === 'number') return Math.round(value);
  if (Array.isArray(value)) return value.map(rounded);
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, each]) => [key, rounded(each)])) : value;
};

const text = (value: unknown): string => JSON.stringify(value) ?? '';

const isAlike = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && text(one) !== text(other);

function forgotten(path: Path, key: string): InputMistake {
  const where = [...path, key].join('.');
  return {
    kind: 'forgotten key',
    where,
    change: (input) => changed(input, path, (holder) => delete holder[key]),
  };
}

const swapped = (path: Path, one: string, other: string): InputMistake => ({
  kind: 'swapped values',
  where: [...path, `${one} and ${other}`].join('.'),
  change: (input) =>
    changed(input, path, (holder) => Object.assign(holder, { [one]: holder[other], [other]: holder[one] })),
});

/** Mistakes in what a call carries: a key forgotten, two values of a kind exchanged, amounts without their cents. */
export function inputMistakes(inputs: readonly unknown[]): readonly InputMistake[] {
  const found = inputs.flatMap((input) =>
    holdersIn(input).flatMap(([path, holder]) => {
      const keys = Object.keys(holder);
      const pairs = keys.flatMap((one, index) => keys.slice(index + 1).map((other) => [one, other] as const));
      return [
        ...keys.map((key) => forgotten(path, key)),
        ...pairs.flatMap(([one, other]) => (isAlike(holder[one], holder[other]) ? [swapped(path, one, other)] : [])),
      ];
    }),
  );
  const hasCents = inputs.some((input) => text(rounded(input)) !== text(input));
  const all = [...found, ...(hasCents ? [{ kind: 'rounded amounts', where: '', change: rounded }] : [])];
  return [...new Map(all.map((each) => [`${each.kind} ${each.where}`, each])).values()];
}
