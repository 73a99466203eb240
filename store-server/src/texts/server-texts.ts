import { directionOf, sourceLanguage } from '@listings/deploy/in-language';
import {
  createCatalogReader,
  PSEUDO_LOCALE,
  pseudoText,
  type CatalogKey,
  type TextValues,
} from '@listings/shared-values';
import alerts from '../messages/en/alerts.json';
import consent from '../messages/en/consent.json';
import handover from '../messages/en/handover.json';
import pages from '../messages/en/pages.json';
import { languagesOfServer, readLanguage } from './language-files';

/** Parts of the server's own texts, each a file of `src/messages`. */
const parts = { alerts, consent, handover, pages };
type Part = keyof typeof parts;

/** The dotted key of a text, its part first: `pages.signIn.title`. */
export type ServerTextKey = { [P in Part]: `${P}.${CatalogKey<(typeof parts)[P]>}` }[Part];

/** Texts that the server writes itself, in one language. */
export interface ServerTexts {
  /** BCP 47 tag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly t: (key: ServerTextKey, values?: TextValues) => string;
  /** The text before its values are put in by `fillIn`. */
  readonly template: (key: ServerTextKey, values?: TextValues) => string;
  readonly fillIn: (template: string, values?: TextValues) => string;
}

/** Names that every text may use, those of `shared-machines/src/brand.ts`. */
const brand = { provider: 'Google', host: 'WordPress.com' };

function makeTexts(language: string): ServerTexts {
  const own = readLanguage(language, Object.keys(parts));
  const reader = createCatalogReader({
    language,
    sources: [own, parts],
    defaultVariables: brand,
    transform: pseudoText,
    isRightToLeft: directionOf(language) === 'rtl',
    onMissing: process.emitWarning,
  });
  const template: ServerTexts['template'] = (key, values) => {
    const end = key.indexOf('.');
    return reader.template(key.slice(0, end), key.slice(end + 1), values);
  };
  return {
    language,
    direction: directionOf(language),
    t: (key, values) => reader.fillIn(template(key, values), values),
    template,
    fillIn: reader.fillIn,
  };
}

const made = new Map<string, ServerTexts>();

/** The server's texts in a language that it has; what the language lacks is English. */
export function textsIn(language: string): ServerTexts {
  const known = made.get(language) ?? makeTexts(language);
  made.set(language, known);
  return known;
}

/** Languages of the server's texts, the one they are written in first; the pseudo-locale shows what is in no catalog. */
export const serverLanguages = (): readonly string[] => [sourceLanguage, ...languagesOfServer(), PSEUDO_LOCALE];
