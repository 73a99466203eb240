import type { ReleasePlan } from './release';

/** Language of a page, and how it runs. */
export interface PlanInLanguage {
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Languages that are written from right to left. */
const rightToLeft = new Set(['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The way that a language runs, by its BCP 47 tag. */
export const directionOf = (language: string): PlanInLanguage['direction'] =>
  rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';

const named = (language: string): PlanInLanguage => ({ language, direction: directionOf(language) });

/** Language that catalogs are written in first. */
export const sourceLanguage = 'en';

/**
 * Languages in which no text may be missing or behind its source: `npm test` holds them to it. Only these are chosen for a
 * reader who has not asked for one; the others show English where they have no text.
 */
export const completeLanguages: readonly string[] = ['ar', 'de', 'es', 'fr', 'ja'];

/** Languages of a release, the source language included. */
export const languagesOf = ({ languages = {} }: ReleasePlan): string[] => [sourceLanguage, ...Object.keys(languages)];

const scopesWith = (
  scopes: NonNullable<ReleasePlan['scopes']>,
  own: (url: string) => string,
): NonNullable<ReleasePlan['scopes']> =>
  Object.fromEntries(
    Object.entries(scopes).map(([folder, targets]) => [
      folder,
      Object.fromEntries(Object.entries(targets).map(([specifier, url]) => [specifier, own(url)])),
    ]),
  );

/**
 * The page in a language: every script with texts gives way to the one in that language, wherever it is named. The import
 * map sends relative imports there too: addresses stand in it beside the specifiers. Without that language, the page as it is.
 */
export function inLanguage<Plan extends ReleasePlan>(plan: Plan, language: string): Plan & PlanInLanguage {
  const found = plan.languages?.[language];
  if (found === undefined) return { ...plan, ...named(sourceLanguage) };
  const { scripts, shell } = found;
  const own = (url: string): string => scripts[url] ?? url;
  const imports = Object.entries(plan.imports).map(([specifier, url]) => [specifier, own(url)] as const);
  const integrity = Object.entries(plan.integrity).filter(([url]) => !(url in scripts));
  return {
    ...plan,
    ...named(language),
    entry: own(plan.entry),
    imports: { ...Object.fromEntries(imports), ...scripts },
    ...(plan.scopes === undefined ? {} : { scopes: scopesWith(plan.scopes, own) }),
    integrity: { ...Object.fromEntries(integrity), ...found.integrity },
    ...(plan.lists === undefined ? {} : { lists: { ...plan.lists, ...found.lists } }),
    ...(plan.below === undefined ? {} : { below: plan.below.map(own) }),
    preload: Object.fromEntries(Object.entries(plan.preload).map(([path, urls]) => [path, urls.map(own)])),
    shell: { ...plan.shell, ...shell },
    ...(found.routes === undefined ? {} : { routes: found.routes }),
  };
}
