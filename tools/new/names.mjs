import leven from 'leven';

/** Error: the arguments make no sense; nothing was written. */
export class Misuse extends Error {}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const toKebab = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');

/** `store-badges` → `storeBadges` */
export const camel = (name) => name.replaceAll(/[-_]([a-z0-9])/g, (_, letter) => letter.toUpperCase());
/** `store-badges` → `StoreBadges` */
export const pascal = (name) => camel(`-${name}`);
/** `storeBadges`, `store_badges` → `store-badges` */
export const kebabOf = (name) => toKebab(name);
/** `store-badges` → `Store badges` */
export const sentence = (name) => {
  const words = toKebab(name).replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};

/** A name in kebab-case, or a `Misuse` that says how it would be written. */
export function checkKebab(name, what) {
  if (kebab.test(name)) return name;
  const meant = toKebab(name);
  const hint = kebab.test(meant) ? `: write "${meant}"` : ', such as "store-badges"';
  throw new Misuse(`"${name}" is no name of ${what}: it is written in kebab-case${hint}.`);
}

/** ` Did you mean "reports"?`, or nothing where no name is near. */
export function didYouMean(typed, names) {
  const near = names
    .map((name) => ({ name, far: leven(typed.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.floor(name.length / 3)))
    .sort((a, b) => a.far - b.far)[0];
  return near === undefined ? '' : ` Did you mean "${near.name}"?`;
}

/** `typed`, which is one of `names`, or a `Misuse` that lists them. */
export function oneOf(typed, names, what) {
  if (names.includes(typed)) return typed;
  throw new Misuse(`There is no ${what} "${typed}".${didYouMean(typed, names)} There are: ${names.join(', ')}.`);
}
