import type { Samples } from '../testing/samples';
import { accountSamples } from '../testing/samples-of-accounts';
import { alertSamples } from '../testing/samples-of-alerts';
import { handOverSamples } from '../testing/samples-of-hand-overs';
import { apiKeySamples } from '../testing/samples-of-api-keys';
import { savedViewsSamples } from '../testing/samples-of-saved-views';
import { listingSamples } from '../testing/samples-of-listings';
import { operationSamples } from '../testing/samples-of-operations';
import { endpoints, type EndpointDefinition, type EndpointKey } from './index';

const samples: Samples = {
  ...accountSamples,
  ...alertSamples,
  ...handOverSamples,
  ...apiKeySamples,
  ...savedViewsSamples,
  ...listingSamples,
  ...operationSamples,
};

const reads = (Object.keys(endpoints) as EndpointKey[]).filter((key) => endpoints[key].method === 'GET');

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Place = readonly (string | number)[];

const isObject = (value: unknown): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value of a body with its place. */
const placesIn = (value: Json, place: Place = []): [Place, Json][] => [
  [place, value],
  ...(Array.isArray(value) || isObject(value)
    ? Object.entries(value as object).flatMap(([key, inner]: [string, Json]) => placesIn(inner, [...place, key]))
    : []),
];

/** The body with another value at a place; undefined takes it away. */
function put(body: Json, [first, ...rest]: Place, value: Json | undefined): Json {
  if (first === undefined) return value ?? null;
  if (Array.isArray(body))
    return body.map((inner: Json, at) => (at === Number(first) ? put(inner, rest, value) : inner));
  const inner = (body as Record<string, Json>)[first] ?? null;
  const { [first]: _gone, ...others } = body as Record<string, Json>;
  return value === undefined && rest.length === 0 ? others : { ...others, [first]: put(inner, rest, value) };
}

function parse(key: EndpointKey, body: Json): unknown {
  const definition: EndpointDefinition = endpoints[key];
  const parsed = definition.answers[200]?.safeParse(body);
  return parsed?.success ? parsed.data : 'does not fit';
}

/** Objects whose keys are data: an unknown key is one more entry. */
const areRecords = /(^|\.)(countries|continents|totals|subtotals)$|^listShippingTimes$/;

interface Deviation {
  /** Value that the store means. */
  readonly meant: (value: Json, name: string) => Json | undefined;
  /** Value that it writes. */
  readonly written: (value: Json) => Json;
}

const emptyList = (value: Json) => (Array.isArray(value) ? [] : undefined);
const emptyText = (value: Json) => (typeof value === 'string' ? '' : undefined);

const deviations: Readonly<Record<string, Deviation>> = {
  'an unknown key': {
    meant: (value, name) => (isObject(value) && !areRecords.test(name) ? value : undefined),
    written: (value) => ({ ...(value as object), gla_unknown: { deep: [1] } }),
  },
  'a number as text': { meant: (value) => (typeof value === 'number' ? value : undefined), written: String },
  'a text of digits as number': {
    meant: (value) => (typeof value === 'string' && String(Number(value)) === value ? value : undefined),
    written: Number,
  },
  'null for an empty list': { meant: emptyList, written: () => null },
  'false for an empty list': { meant: emptyList, written: () => false },
  'an empty text for an empty list': { meant: emptyList, written: () => '' },
  'null for an empty text': { meant: emptyText, written: () => null },
  'false for an empty text': { meant: emptyText, written: () => false },
  'false for nothing': { meant: (value) => (value === null ? null : undefined), written: () => false },
  '[] for an empty object': {
    meant: (value, name) => (isObject(value) && areRecords.test(name) ? {} : undefined),
    written: () => [],
  },
  'false for an empty object': {
    meant: (value, name) => (isObject(value) && areRecords.test(name) ? {} : undefined),
    written: () => false,
  },
};

/** The places of a read where a deviation does not come to the same as what is meant. */
function misread(key: EndpointKey, { meant, written }: Deviation): string[] {
  const body = JSON.parse(JSON.stringify(samples[key].reply.body)) as Json;
  return placesIn(body).flatMap(([place, value]) => {
    const name = [key, ...place].join('.');
    const means = meant(value, name);
    if (means === undefined) return [];
    const expected = parse(key, put(body, place, means));
    if (expected === 'does not fit') return [];
    const got = parse(key, put(body, place, written(means)));
    try {
      expect(got).toEqual(expected);
      return [];
    } catch {
      return [name];
    }
  });
}

/** Null means that nothing was saved, `[]` would be a saved list without a country. */
const audience = ['getAudience.countries', 'suggestAudience.countries'];
/** A text that says what an entry is, or where to go: without it there is no value to go on with. */
const isEssential = (name: string): boolean =>
  /\.(url|id|day|country|country_code|currency|interval|\d+)$/.test(name) || /^listCountries\..*\.name$/.test(name);
const notTolerated: Readonly<Record<string, readonly string[] | typeof isEssential>> = {
  'null for an empty list': audience,
  'false for an empty list': audience,
  'an empty text for an empty list': audience,
  'null for an empty text': isEssential,
  'false for an empty text': isEssential,
};

describe('what stores write in place of what the contract says', () => {
  it.each(Object.entries(deviations))('is read as what they mean, in every read: %s', (name, deviation) => {
    const found = reads.flatMap((key) => misread(key, deviation));
    const exceptions = notTolerated[name] ?? [];
    const isKind = typeof exceptions === 'function';
    expect(isKind ? found.filter((place) => !exceptions(place)) : found).toEqual(isKind ? [] : exceptions);
  });

  it.each(reads)('has a sample of every read that fits: %s', (key) => {
    expect(parse(key, JSON.parse(JSON.stringify(samples[key].reply.body)) as Json)).toEqual(samples[key].gives);
  });

  it('is refused in a request [S-5]', () => {
    const body = (key: EndpointKey, value: unknown) => {
      const { body: schema }: EndpointDefinition = endpoints[key];
      return schema?.safeParse(value).success;
    };
    expect(body('createCampaign', { amount: 20, targeted_locations: ['US'] })).toBe(true);
    expect(body('createCampaign', { amount: 20, targeted_locations: ['US'], gla_unknown: 1 })).toBe(false);
    expect(body('createCampaign', { amount: 20, targeted_locations: null })).toBe(false);
    expect(body('createCampaign', { amount: false, targeted_locations: ['US'] })).toBe(false);
    expect(body('updateProductVisibility', { ids: false, visible: true })).toBe(false);
    expect(body('saveAudience', { location: false, countries: ['US'] })).toBe(false);
  });
});
