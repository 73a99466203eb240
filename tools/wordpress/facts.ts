/** Prints as JSON what the contract knows and the plugin's PHP has to know too. */
import { completeLanguages } from '@listings/deploy/in-language';
import {
  comingSoonMarks,
  comingSoonWords,
  externalHosts,
  indexedCalls,
  pageWords,
  passwordFieldWords,
  passwordWords,
  paymentWords,
  supportedCountries,
  supportedLanguages,
  supportedWithOwnCurrency,
} from '@listings/shared-api/contract';

/** Patterns as texts: PHP reads them without regard to the case, in UTF-8. */
const storeWords = {
  pages: Object.fromEntries(Object.entries(pageWords).map(([name, { source }]) => [name, source])),
  comingSoon: comingSoonWords.source,
  comingSoonMarks: comingSoonMarks.source,
  password: passwordWords.source,
  passwordField: passwordFieldWords.source,
  payment: paymentWords.map(([name, { source }]) => [name, source]),
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** English names of countries by code, which pages have from the browser. */
const englishNames = Object.fromEntries(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [code, english.of(code)])
    .filter(([, name]) => name !== undefined),
);

const facts = {
  countries: Object.keys(supportedCountries),
  countriesWithOwnCurrency: supportedWithOwnCurrency,
  languages: supportedLanguages,
  completeLanguages,
  externalHosts,
  calls: indexedCalls,
  englishNames,
  storeWords,
};
process.stdout.write(JSON.stringify(facts));
