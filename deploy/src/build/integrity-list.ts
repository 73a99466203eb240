import { createHash } from 'node:crypto';
import { isScript } from './describe-file';
import type { Manifest } from './manifest';

/** A module that says the integrity of the scripts of a build, as a page in one language has them. */
export interface IntegrityList {
  /** BCP 47 tag; null for the language of the sources. */
  readonly language: string | null;
  /** `integrity.{hash}.js`, in another language `integrity.{language}.{hash}.js`: sha256 of the bytes, in hex. */
  readonly name: string;
  readonly source: string;
}

const named = /^integrity\.(?:[a-z0-9-]+\.)?([\da-f]{64})\.js$/;

/** Integrity of a list, which its name says; undefined for other files. */
export function listIntegrity(name: string): string | undefined {
  const hash = named.exec(name)?.[1];
  return hash === undefined ? undefined : `sha256-${Buffer.from(hash, 'hex').toString('base64')}`;
}

/** True for the name of a list. */
export const isList = (name: string): boolean => named.test(name);

type Described = Pick<Manifest, 'files' | 'languages'>;

function listOf(files: Manifest['files'], names: readonly string[], language: string | null): IntegrityList {
  const entries = names.map((name) => [name, files[name]?.integrity] as const);
  const source = `export default ${JSON.stringify(Object.fromEntries(entries))};\n`;
  const hash = createHash('sha256').update(source).digest('hex');
  const word = language === null ? '' : `${language.toLowerCase()}.`;
  return { language, name: `integrity.${word}${hash}.js`, source };
}

/** The lists of a build: that of the source language, and one for each language that it has scripts for. */
export function integrityLists({ files, languages = {} }: Described): readonly IntegrityList[] {
  const translated = new Set(Object.values(languages).flatMap((scripts) => Object.values(scripts)));
  const names = Object.keys(files)
    .filter((name) => isScript(name) && !isList(name) && !translated.has(name))
    .sort();
  const own = Object.entries(languages).map(([language, scripts]) => {
    const inLanguage = names.map((name) => scripts[name] ?? name);
    return listOf(files, inLanguage, language);
  });
  return [listOf(files, names, null), ...own];
}

/**
 * Language → file of its list, as far as the build has the very list that its files make: pages go by nothing else. Empty
 * for builds from before there were lists, and for one whose files were changed after it was built.
 */
export function listsIn(build: Described): ReadonlyMap<string | null, string> {
  const fit = integrityLists(build).filter(({ name }) => build.files[name]?.integrity === listIntegrity(name));
  return new Map(fit.map(({ language, name }) => [language, name]));
}
