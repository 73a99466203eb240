import type { ShippingTime } from '@listings/shared-api/contract';
import type { AudienceForm } from '../audience/audience.rules';
import { shippingRateOptions, shippingTimeOptions, taxRateOptions } from '../shipping/shipping-options.rules';
import type { RateForm } from '../shipping/shipping-rates.rules';
import type { ShippingSettingsForm } from '../shipping/shipping-settings.rules';
import type { FreeListingsForm } from './free-listings.rules';

type Fields = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isCountry = (value: unknown): value is string => typeof value === 'string' && /^[A-Z]{2}$/.test(value);
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;
const oneOf = <V>(values: readonly V[], value: unknown): V | undefined => values.find((known) => known === value);

/** Every entry read, or null where one of them is none. */
function listOf<T>(values: unknown, read: (value: Fields) => T | null): T[] | null {
  if (!Array.isArray(values) || !values.every(isRecord)) return null;
  const entries = values.map(read);
  return entries.some((entry) => entry === null) ? null : (entries as T[]);
}

function readAudienceDraft({ location, countries }: Fields): AudienceForm | null {
  const mode = oneOf([null, 'all', 'selected'] as const, location);
  if (mode === undefined || !Array.isArray(countries) || !countries.every(isCountry)) return null;
  return { location: mode, countries };
}

function readSettingsDraft(fields: Fields): ShippingSettingsForm | null {
  const shippingRate = oneOf([null, ...shippingRateOptions], fields['shippingRate']);
  const shippingTime = oneOf([null, ...shippingTimeOptions], fields['shippingTime']);
  const taxRate = oneOf([null, ...taxRateOptions], fields['taxRate']);
  if (shippingRate === undefined || shippingTime === undefined || taxRate === undefined) return null;
  return { shippingRate, shippingTime, taxRate, offerFreeShipping: oneOf([true, false], fields['offerFreeShipping']) };
}

function readRateDraft({ id, country, currency, rate, options }: Fields): RateForm | null {
  if (!isCountry(country) || typeof currency !== 'string' || !isAmount(rate)) return null;
  const threshold = isRecord(options) ? options['free_shipping_threshold'] : undefined;
  return {
    ...(typeof id === 'string' ? { id } : {}),
    country,
    currency,
    rate,
    options: isAmount(threshold) ? { free_shipping_threshold: threshold } : {},
  };
}

const readTimeDraft = ({ countryCode, time }: Fields): ShippingTime | null =>
  isCountry(countryCode) && isAmount(time) ? { countryCode, time } : null;

/** Validated draft of the edit page of the free listings; null for anything else. */
export function readFreeListingsDraft(kept: unknown): FreeListingsForm | null {
  if (!isRecord(kept) || !isRecord(kept['audience']) || !isRecord(kept['shipping'])) return null;
  const { settings: chosen, rates: rated, times: timed } = kept['shipping'];
  const audience = readAudienceDraft(kept['audience']);
  const settings = isRecord(chosen) ? readSettingsDraft(chosen) : null;
  const [rates, times] = [listOf(rated, readRateDraft), listOf(timed, readTimeDraft)];
  return audience && settings && rates && times ? { audience, shipping: { settings, rates, times } } : null;
}
