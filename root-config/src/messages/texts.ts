import { pseudoText } from './pseudo-text';
import { shellTexts } from './shell.texts';

type Catalog = { readonly [key: string]: string | Catalog };
type KeysOf<C> = { [K in keyof C & string]: C[K] extends string ? K : `${K}.${KeysOf<C[K]>}` }[keyof C & string];

export type ShellTextKey = KeysOf<typeof shellTexts>;
export type ShellText = (key: ShellTextKey, values?: Readonly<Record<string, string>>) => string;

export const pseudoLocale = 'en-XA';

function lookUp(catalog: Catalog, key: string): string {
  const found = key
    .split('.')
    .reduce<string | Catalog | undefined>((at, name) => (typeof at === 'object' ? at[name] : undefined), catalog);
  return typeof found === 'string' ? found : key;
}

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);

type Variables = Readonly<Record<string, string>>;

/** The texts of a catalog of the shell. Its own few lines, so that messages can be shown when nothing shared could be fetched. */
export function textsOf<C extends Catalog>(catalog: C, language: string, variables: Variables) {
  const change = language === pseudoLocale ? pseudoText : (text: string) => text;
  return (key: KeysOf<C>, values?: Variables) => fill(change(lookUp(catalog, key)), { ...variables, ...values });
}

/** The texts that the shell has from the start. */
export const createShellTexts = (language: string, variables: Variables): ShellText =>
  textsOf(shellTexts, language, variables);

/** The language of the page: the one it was printed in, or the pseudo-locale that its address asks for. */
export const languageOf = ({ documentElement, location }: Document): string =>
  new URLSearchParams(location.search).get('_locale') === pseudoLocale ? pseudoLocale : documentElement.lang || 'en';
