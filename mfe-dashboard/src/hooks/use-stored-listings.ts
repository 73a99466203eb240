import type { CountryList, Settings } from '@listings/shared-api/contract';
import {
  audienceFormOf,
  initialOfferFreeShipping,
  keepRatesOf,
  shippingSettingsOf,
  supportedCountries,
  targetCountries,
  type FreeListingsForm,
  type NoticeId,
} from '@listings/shared-machines';
import { useServerRead } from '@listings/shared-app';

/** Initial values of the edit page. */
export interface StoredListings {
  readonly saved: FreeListingsForm;
  readonly settings: Settings;
  readonly supported: readonly string[];
}

/** Initial value of a form: null while a newer one is loading. */
const readNow = <T>({ data, isError, isFetching }: { data: T | undefined; isError: boolean; isFetching: boolean }) =>
  data === undefined || isError || isFetching ? null : data;

const codesOf = ({ countries }: CountryList): string[] => Object.keys(countries);

/** The free listings as the server holds them; null until all of it is here. */
export function useStoredListings() {
  const silent = { silent: true };
  const reads = {
    getAudience: useServerRead('getAudience', undefined, silent),
    getSettings: useServerRead('getSettings', undefined, silent),
    listShippingRates: useServerRead('listShippingRates', undefined, silent),
    listShippingTimes: useServerRead('listShippingTimes', undefined, silent),
    listCountries: useServerRead('listCountries', supportedCountries, silent),
  };
  const [audience, settings] = [readNow(reads.getAudience), readNow(reads.getSettings)];
  const [rates, times] = [readNow(reads.listShippingRates), readNow(reads.listShippingTimes)];
  const countries = readNow(reads.listCountries);
  const stored = ((): StoredListings | null => {
    if (!audience || !settings || !rates || !times || !countries) return null;
    const supported = codesOf(countries);
    const form = audienceFormOf(audience);
    const choices = shippingSettingsOf(settings, []);
    const offerFreeShipping = initialOfferFreeShipping(keepRatesOf(rates, targetCountries(form, supported)));
    return {
      saved: { audience: form, shipping: { settings: { ...choices, offerFreeShipping }, rates, times } },
      settings,
      supported,
    };
  })();
  const keys = Object.keys(reads) as (keyof typeof reads)[];
  const failed: NoticeId | undefined = keys.find((key) => reads[key].isError);
  return {
    stored,
    language: reads.getAudience.data?.language ?? '',
    failed,
    retry: () => {
      for (const key of keys) if (reads[key].isError) void reads[key].refetch();
    },
  };
}
