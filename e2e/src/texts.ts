import { existsSync, readFileSync } from 'node:fs';

interface Catalog {
  readonly [key: string]: string | Catalog;
}

/** The text of a dotted key of a catalog (`mfe-reports/src/messages`, `reports`) in a language; in English where it has none. */
export function textIn(language: string, messages: string, part: string, key: string): string {
  for (const each of [language, 'en']) {
    const file = `${messages}/${each}/${part}.json`;
    if (!existsSync(file)) continue;
    const catalog = JSON.parse(readFileSync(file, 'utf8')) as Catalog;
    const found = key
      .split('.')
      .reduce<Catalog | string | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), catalog);
    if (typeof found === 'string') return found;
  }
  throw new Error(`there is no text ${key} in ${messages}/en/${part}.json`);
}
