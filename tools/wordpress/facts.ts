/** Prints as JSON what the contract knows and the plugin's PHP has to know too. */
import { completeLanguages } from '@listings/deploy/in-language';
import {
  externalHosts,
  indexedCalls,
  supportedCountries,
  supportedLanguages,
  supportedWithOwnCurrency,
} from '@listings/shared-api/contract';

const facts = {
  countries: Object.keys(supportedCountries),
  countriesWithOwnCurrency: supportedWithOwnCurrency,
  languages: supportedLanguages,
  completeLanguages,
  externalHosts,
  calls: indexedCalls,
};
process.stdout.write(JSON.stringify(facts));
