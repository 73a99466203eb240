const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `StoreBadges` → `store-badges` */
export const kebabOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '');

export const isKebab = (name) => kebab.test(name);

/** `store-badges` → `storeBadges` */
export const camel = (name) => name.replaceAll(/[-_]([a-z0-9])/g, (_, letter) => letter.toUpperCase());
/** `store-badges` → `StoreBadges` */
export const pascal = (name) => camel(`-${name}`);
/** `storeBadges`, `store_badges` → `Store badges` */
export const sentence = (name) => {
  const words = kebabOf(name).replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
};
