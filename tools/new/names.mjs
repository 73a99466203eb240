import { isKebab, kebabOf } from '@listings/deploy/new-application';
import leven from 'leven';

export { camel, kebabOf, pascal, sentence } from '@listings/deploy/new-application';

/** Error: the arguments make no sense; nothing was written. */
export class Misuse extends Error {}

/** A name in kebab-case, or a `Misuse` that says how it would be written. */
export function checkKebab(name, what) {
  if (isKebab(name)) return name;
  const meant = kebabOf(name);
  const hint = isKebab(meant) ? `: write "${meant}"` : ', such as "store-badges"';
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

/** The commands that check packages: each takes one. */
export const checks = (...packages) => packages.map((name) => `npm run check -- ${name}`).join(', ');
