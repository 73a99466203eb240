type Numbers = readonly [number, number, number];

/** Three numbers: `1.4.0`. */
export const versionPattern = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})$/;

export const isVersion = (text: string): boolean => versionPattern.test(text);

const numbersOf = (version: string): Numbers => {
  const [, major = '0', minor = '0', patch = '0'] = versionPattern.exec(version) ?? [];
  return [Number(major), Number(minor), Number(patch)];
};

/** True when the first is a later version than the second. */
export function isLater(version: string, than: string): boolean {
  const other = numbersOf(than);
  const [difference = 0] = numbersOf(version)
    .map((number, index) => number - (other[index] ?? 0))
    .filter((each) => each !== 0);
  return difference > 0;
}

/** The smallest later version. */
export function nextPatch(version: string): string {
  const [major, minor, patch] = numbersOf(version);
  return `${major}.${minor}.${patch + 1}`;
}
