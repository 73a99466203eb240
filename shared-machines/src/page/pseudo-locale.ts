// prettier-ignore
const accents: Readonly<Record<string, string>> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ğ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
};

/** Placeholders, nested keys, tags and entities stay as they are. */
const kept = /(\{\{.*?\}\}|\$t\(.*?\)|<\/?[^>]*>|&[a-z]+;|&#\d+;)/g;

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);

/**
 * A text as the pseudo-locale `en-XA` shows it: accented, a third longer, in brackets. A text on the page without brackets was
 * never in a catalog. `{{placeholders}}` and tags are kept.
 */
export function pseudoText(text: string): string {
  if (text === '') return text;
  const letters = text.replace(kept, '').length;
  const padding = '~'.repeat(Math.ceil(letters / 3));
  return `[${text
    .split(kept)
    .map((part, index) => (index % 2 === 1 ? part : accented(part)))
    .join('')}${padding}]`;
}
