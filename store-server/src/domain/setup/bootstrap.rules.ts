import type { Bootstrap } from '@listings/shared-api/contract';
import { currencyPrecision, currencySymbol } from '@listings/shared-values';
import { supportOf } from '../../page/bootstrap';
import { allCountryNames } from '../values/countries.rules';
import type { AdsState, ListingsState, StoreProfile } from '../documents/documents.types';
import { defaultCountry } from '../documents/store-profile.rules';

export interface BootstrapFacts {
  readonly store: StoreProfile;
  readonly listings: ListingsState;
  readonly ads: AdsState;
  /** With a slash at the end; null where the store's admin is somewhere else. */
  readonly adminUrl: string | null;
}

/** Fields of the bootstrap object that the store knows. */
export function knownBootstrap({ store, listings, ads, adminUrl }: BootstrapFacts): Partial<Bootstrap> {
  const country = defaultCountry(store);
  return {
    mcSetupComplete: listings.setupCompletedAt !== null,
    adsSetupComplete: ads.setupComplete,
    ...supportOf(country, store.currency, store.locale),
    adsCampaignConvertStatus: ads.conversion,
    timeZone: store.timeZone,
    homeUrl: store.homeUrl,
    ...(adminUrl === null ? {} : { adminUrl }),
    defaultCountry: country,
    countries: allCountryNames(),
    currency: {
      code: store.currency,
      symbol: currencySymbol(store.currency),
      symbolPosition: 'left',
      precision: currencyPrecision(store.currency),
      decimalSeparator: '.',
      thousandSeparator: ',',
      priceFormat: '%1$s%2$s',
    },
    siteLocale: store.locale,
    userLocale: 'en_US',
  };
}
