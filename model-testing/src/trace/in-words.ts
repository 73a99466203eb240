import type { Difference } from '@listings/shared-machines/models';

const text = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const without = (all: readonly unknown[], others: readonly unknown[]): readonly unknown[] =>
  all.filter((each) => !others.some((other) => isSame(each, other)));

const joined = (all: readonly unknown[]): string =>
  all.length === 0 ? 'nothing' : all.map((each) => (typeof each === 'string' ? `“${each}”` : text(each))).join(', ');

/** A call of a machine, or a request, as a sentence has it. */
function callText(value: unknown): string {
  if (!isRecord(value)) return text(value);
  const { call, key, with: input, ...sent } = value;
  const carried = input ?? (Object.keys(sent).length > 0 ? sent : undefined);
  return `${String(call ?? key)}${carried === undefined ? '' : ` with ${text(carried)}`}`;
}

/** What one of two lists has alone, each in a sentence. */
function sentences({ expected, seen }: Difference, missing: (of: string) => string, extra: (of: string) => string) {
  const [wanted, found] = [listOf(expected), listOf(seen)];
  const name = (each: unknown): string => (typeof each === 'string' ? `“${each}”` : callText(each));
  return [
    ...without(wanted, found).map((each) => missing(name(each))),
    ...without(found, wanted).map((each) => extra(name(each))),
  ];
}

const byFacet: Readonly<Record<string, (of: Difference) => readonly string[]>> = {
  state: ({ expected, seen }) => [
    `The machine should be in ${joined(listOf(expected))}; it is in ${joined(listOf(seen))}.`,
  ],
  offers: (of) =>
    sentences(
      of,
      (move) => `${move} should be possible and is not.`,
      (move) => `${move} is possible and should not be.`,
    ),
  tags: (of) =>
    sentences(
      of,
      (tag) => `The tag ${tag} is missing.`,
      (tag) => `The tag ${tag} should not be there.`,
    ),
  says: (of) =>
    sentences(
      of,
      (event) => `${event} should be told to the page and is not.`,
      (event) => `${event} is told to the page and should not be.`,
    ),
  asks: (of) =>
    sentences(
      of,
      (call) => `The call ${call} should be on its way and is not.`,
      (call) => `The call ${call} is on its way and should not be.`,
    ),
  goes: ({ expected, seen }) => [
    `The page should go to ${joined(listOf(expected))}; it went to ${joined(listOf(seen))}.`,
  ],
  notices: ({ expected, seen }) => [
    `A notice of ${joined(listOf(expected))} should be shown; shown is ${joined(listOf(seen))}.`,
  ],
  'page errors': ({ seen }) => listOf(seen).map((error) => `The page reported an error: ${String(error)}`),
  error: ({ seen }) => [`The step could not be done: ${String(seen)}.`],
  looking: ({ seen }) => [`The screen could not be read: ${String(seen)}.`],
};

/** Fields of two objects that differ, each in a sentence; the whole where they are none. */
function plain({ facet, expected, seen }: Difference): readonly string[] {
  if (!isRecord(expected) || !isRecord(seen)) return [`${facet} should be ${text(expected)} and is ${text(seen)}.`];
  return [...new Set([...Object.keys(expected), ...Object.keys(seen)])]
    .filter((key) => !isSame(expected[key], seen[key]))
    .map((key) => `${facet}.${key} should be ${text(expected[key])} and is ${text(seen[key])}.`);
}

/** A difference in words, a sentence for each thing that is not as it should be. */
export function inWords(difference: Difference): readonly string[] {
  const [, facet = difference.facet, early] = /^(.+) \((.+ before the time is up)\)$/.exec(difference.facet) ?? [];
  const told = (byFacet[facet] ?? plain)({ ...difference, facet });
  return early === undefined ? told : told.map((sentence) => `${sentence.slice(0, -1)}, ${early}.`);
}
