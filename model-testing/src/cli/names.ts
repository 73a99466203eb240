/** Levenshtein distance: fewest letters to change, add or remove to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column += 1)
      next.push(
        Math.min(
          (row[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (row[column - 1] ?? 0) + (letter === other[column - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Beginnings, as long as what was typed, of the words of a name in camel case: `phone` and `verif` of `phoneVerification`. */
const beginningsOf = (name: string, length: number): readonly string[] =>
  [0, ...[...name.matchAll(/[^A-Z](?=[A-Z])/g)].map(({ index }) => index + 1)].map((from) =>
    plain(name.slice(from)).slice(0, length),
  );

/** Names somebody may have meant, the nearest first: by the whole name or, where none is near, by one of its words. */
export function meant(typed: string, names: readonly string[]): readonly string[] {
  const wanted = plain(typed);
  const near = (distanceTo: (name: string) => number): readonly string[] =>
    names
      .map((name) => ({ name, far: plain(name).includes(wanted) ? 0 : distanceTo(name) }))
      .filter(({ far }) => far <= Math.max(2, Math.floor(wanted.length / 3)))
      .sort((a, b) => a.far - b.far)
      .slice(0, 5)
      .map(({ name }) => name);
  const whole = near((name) => distance(wanted, plain(name)));
  if (whole.length > 0 || wanted.length < 4) return whole;
  return near((name) => Math.min(...beginningsOf(name, wanted.length).map((part) => distance(wanted, part))));
}

/** A question that names what may have been meant; '' where nothing is near. */
export const didYouMean = (found: readonly string[]): string =>
  found.length === 0 ? '' : ` Did you mean ${found.join(', ')}?`;

/** The one name that is typed whole, or of which only the beginning, or a part, is typed; else those it may be. */
export function named(typed: string, names: readonly string[]): string | readonly string[] {
  const wanted = plain(typed);
  const tests: ((name: string) => boolean)[] = [
    (name) => name === typed,
    (name) => plain(name) === wanted,
    (name) => plain(name).startsWith(wanted),
    (name) => plain(name).includes(wanted),
  ];
  for (const test of tests) {
    const [first, ...others] = names.filter(test);
    if (first !== undefined) return others.length === 0 ? first : [first, ...others];
  }
  return meant(typed, names);
}

/** True for an address that a browser opens. */
export const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
