import type { ReleasePlan } from './release';

/** A page, and the BCP 47 tag of the language it is in. */
export type PlanInLanguage = ReleasePlan & { readonly language: string };

/** Language that catalogs are written in first. */
const sourceLanguage = 'en';

/** Languages of a release, the source language included. */
export const languagesOf = ({ languages = {} }: ReleasePlan): string[] => [sourceLanguage, ...Object.keys(languages)];

/**
 * The page in a language: every script with texts gives way to the one in that language, wherever it is named. The import
 * map sends relative imports there too: addresses stand in it beside the specifiers. Without that language, the page as it is.
 */
export function inLanguage<Plan extends ReleasePlan>(plan: Plan, language: string): Plan & PlanInLanguage {
  const found = plan.languages?.[language];
  if (found === undefined) return { ...plan, language: sourceLanguage };
  const { scripts, shell } = found;
  const own = (url: string): string => scripts[url] ?? url;
  const imports = Object.entries(plan.imports).map(([specifier, url]) => [specifier, own(url)] as const);
  const integrity = Object.entries(plan.integrity).filter(([url]) => !(url in scripts));
  return {
    ...plan,
    language,
    entry: own(plan.entry),
    imports: { ...Object.fromEntries(imports), ...scripts },
    integrity: { ...Object.fromEntries(integrity), ...found.integrity },
    preload: Object.fromEntries(Object.entries(plan.preload).map(([path, urls]) => [path, urls.map(own)])),
    shell: { ...plan.shell, ...shell },
  };
}
