import { expectationsOf, sentenceOf, type Difference, type Recording } from '@listings/shared-machines/models';
import { differences } from '../replay/differences';

/** One line of a comparison; steps count from 1, 0 is the start, null is on the other side alone. */
export interface DiffLine {
  readonly sentence: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Facets that are not the same after a step that both take, or that a step changes which the other one alone takes. */
  readonly differences: readonly Difference[];
}

/** The longest list of steps both take in this order, as pairs of positions. */
function common(before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    Array.from<number>({ length: after.length + 1 }).fill(0),
  );
  const lengthAt = (one: number, other: number): number => lengths[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = lengths[one];
      if (row !== undefined)
        row[other] =
          before[one] === after[other]
            ? lengthAt(one + 1, other + 1) + 1
            : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1));
    }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < before.length && other < after.length;) {
    if (before[one] === after[other]) pairs.push([one++, other++]);
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** Two recordings side by side: steps one of them has alone, and what differs after those both have. */
export function diffOf(before: Recording, after: Recording): readonly DiffLine[] {
  const [sentences, others] = [before, after].map(({ steps }) => steps.map(sentenceOf)) as [string[], string[]];
  const [moments, otherMoments] = [expectationsOf(before), expectationsOf(after)];
  const begins: readonly Difference[] =
    before.begins === after.begins ? [] : [{ facet: 'begins', expected: before.begins, seen: after.begins }];
  const found = [...begins, ...differences(before.start, after.start)];
  const lines: DiffLine[] = [{ sentence: 'the start', before: 0, after: 0, differences: found }];
  let [one, other] = [0, 0];
  const alone = (untilOne: number, untilOther: number): void => {
    for (; one < untilOne; one += 1)
      lines.push({ sentence: sentences[one] ?? '', before: one + 1, after: null, differences: [] });
    for (; other < untilOther; other += 1) {
      const [left, right] = [otherMoments[other], otherMoments[other + 1]];
      const changed = left === undefined || right === undefined ? [] : differences({ ...left, says: [] }, right);
      lines.push({ sentence: others[other] ?? '', before: null, after: other + 1, differences: changed });
    }
  };
  for (const [atOne, atOther] of common(sentences, others)) {
    alone(atOne, atOther);
    const [left, right] = [moments[atOne + 1], otherMoments[atOther + 1]];
    lines.push({
      sentence: sentences[atOne] ?? '',
      before: atOne + 1,
      after: atOther + 1,
      differences: left === undefined || right === undefined ? [] : differences(left, right),
    });
    one = atOne + 1;
    other = atOther + 1;
  }
  alone(sentences.length, others.length);
  return lines;
}

/** True when nothing differs. */
export const isSame = (lines: readonly DiffLine[]): boolean =>
  lines.every(({ before, after, differences: found }) => before !== null && after !== null && found.length === 0);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A difference of two records as one of each of their fields. */
function byField({ facet, expected, seen }: Difference): readonly Difference[] {
  if (!isRecord(expected) || !isRecord(seen)) return [{ facet, expected, seen }];
  const names = [...new Set([...Object.keys(expected), ...Object.keys(seen)])];
  return names
    .filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(seen[name]))
    .map((name) => ({ facet: `${facet}.${name}`, expected: expected[name], seen: seen[name] }));
}

const valueText = (value: unknown): string => JSON.stringify(value) ?? '–';

/** The fields that differ, one below the other. */
export const differenceLines = (found: readonly Difference[]): readonly string[] =>
  found.flatMap(byField).map(({ facet, expected, seen }) => `${facet}: ${valueText(expected)} → ${valueText(seen)}`);

const markOf = ({ before, after }: DiffLine): string => {
  if (after === null) return `- ${before}.`;
  if (before === null) return `+ ${after}.`;
  return `~ ${before === after ? before : `${before} / ${after}`}.`;
};

/**
 * A comparison as text: `-` one has alone, `+` the other, `~` both have and differ after; what is the same, or differs as
 * in the step before, is counted.
 */
export function diffText(lines: readonly DiffLine[]): string {
  const text: string[] = [];
  let [same, alike, last] = [0, 0, ''];
  const flush = (): void => {
    if (alike > 0) text.push(`    … ${alike} more that differ in the same way`);
    if (same > 0) text.push(`    … ${same} the same`);
    [same, alike] = [0, 0];
  };
  for (const line of lines) {
    const found = differenceLines(line.differences);
    const isShared = line.before !== null && line.after !== null;
    if (isShared && found.length === 0) {
      if (alike > 0) flush();
      same += 1;
      last = '';
      continue;
    }
    if (isShared && found.join() === last) {
      alike += 1;
      continue;
    }
    flush();
    last = isShared ? found.join() : '';
    text.push(`  ${markOf(line)} ${line.sentence}`, ...found.map((each) => `      ${each}`));
  }
  flush();
  return text.join('\n');
}
