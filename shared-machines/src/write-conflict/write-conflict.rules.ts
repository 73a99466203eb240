import {
  endpoints,
  type Audience,
  type Campaign,
  type EndpointDefinition,
  type MutationKey,
  type Settings,
  type ShippingRate,
  type ShippingTime,
} from '@listings/shared-api/contract';
import type { ConflictField, FieldValue, SeenRead, Side, Sides, WriteInput } from './write-conflict.types';

/** A field that a write names, by its key in the resource. */
interface WrittenField {
  readonly name: string;
  readonly country: string | null;
  readonly value: FieldValue;
}

type Body = Readonly<Record<string, unknown>>;
type Fields = readonly WrittenField[];

const placeOf = ({ name, country }: Pick<WrittenField, 'name' | 'country'>): string =>
  country === null ? name : `${name} ${country}`;

/** Key of a field among the sides that were chosen. */
export const fieldKey = (field: ConflictField): string => placeOf(field);

const plain = (fields: Body): Fields =>
  Object.entries(fields).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [{ name, country: null, value: value as FieldValue }],
  );

const everywhere = 'all';

/** An audience is one field: countries mean something with their location only. */
const audienceField = ({ location, countries }: Pick<Audience, 'location' | 'countries'>): Fields => [
  {
    name: 'audience',
    country: null,
    value: location === 'all' ? everywhere : location === null ? null : [...(countries ?? [])].sort(),
  },
];

type Rate = Pick<ShippingRate, 'country' | 'rate'> & { readonly options?: ShippingRate['options'] | undefined };

const rateFields = ({ country, rate, options }: Rate): Fields => [
  { name: 'rate', country, value: rate },
  { name: 'threshold', country, value: options?.free_shipping_threshold },
];

const timeField = (country: string, value: number | undefined): WrittenField => ({ name: 'time', country, value });

/** The fields that an answer of a read has. */
const shown = {
  getSettings: (settings: Settings) => plain({ ...settings }),
  getAudience: audienceField,
  listShippingRates: (rates: readonly ShippingRate[]) => rates.flatMap(rateFields),
  listShippingTimes: (times: readonly ShippingTime[]) => times.map((each) => timeField(each.countryCode, each.time)),
  getCampaign: ({ name, status, amount }: Campaign) => plain({ name, status, amount }),
};

type TaggedKey = keyof typeof shown;

const readOf = (key: MutationKey): TaggedKey | undefined => {
  const { ifMatch = '' }: EndpointDefinition = endpoints[key];
  return Object.hasOwn(shown, ifMatch) ? (ifMatch as TaggedKey) : undefined;
};

/** False for a write whose caller makes its change anew on what there is now: nothing is merged field by field. */
export const hasFields = (key: MutationKey): boolean => readOf(key) !== undefined;

/** Fields of an answer by their place; none of one that is not known. */
function fieldsOf(key: MutationKey, answer: unknown): ReadonlyMap<string, WrittenField> {
  const read = readOf(key);
  if (read === undefined || answer === undefined) return new Map();
  // The answer was parsed by exactly this read's schema.
  const fields = (shown[read] as (answer: unknown) => Fields)(answer);
  return new Map(fields.map((field) => [placeOf(field), field]));
}

/** The fields that a write sets, or takes away. */
function written(key: MutationKey, { body }: WriteInput, before: unknown): Fields {
  const sent = (body ?? {}) as Body;
  switch (key) {
    case 'saveSettings':
    case 'updateCampaign':
      return plain(sent);
    case 'saveAudience':
      return audienceField(sent as unknown as Audience);
    case 'saveShippingRates':
      return (sent['rates'] as readonly Rate[]).flatMap(rateFields);
    case 'deleteShippingRates':
      return ((before ?? []) as readonly ShippingRate[])
        .filter(({ id }) => (sent['ids'] as readonly unknown[]).map(String).includes(id))
        .flatMap(({ country }) => rateFields({ country, rate: 0 }).map((field) => ({ ...field, value: undefined })));
    case 'saveShippingTimes':
      return (sent['country_codes'] as readonly string[]).map((code) => timeField(code, sent['time'] as number));
    case 'deleteShippingTimes':
      return (sent['country_codes'] as readonly string[]).map((code) => timeField(code, undefined));
    default:
      return [];
  }
}

/** The present state as the contract's schema reads it; undefined where it does not fit. */
export function presentOf(key: MutationKey, wire: unknown): unknown {
  const read = readOf(key);
  if (read === undefined) return undefined;
  const parsed = endpoints[read].answers[200].safeParse(wire);
  return parsed.success ? parsed.data : undefined;
}

/** The fields of a refused write: as its form saw them, as it wants them, and as they are now. */
export function conflictFields(
  key: MutationKey,
  input: WriteInput,
  seen: SeenRead | undefined,
  present: unknown,
): readonly ConflictField[] {
  const base = new Map(fieldsOf(key, seen?.answer));
  // What this page saved since is nobody else's change.
  for (const each of seen?.written ?? [])
    for (const field of written(each.key, each.input, seen?.answer)) base.set(placeOf(field), field);
  const theirs = fieldsOf(key, present);
  return written(key, input, seen?.answer ?? present).map(({ name, country, value }) => {
    const place = placeOf({ name, country });
    return { name, country, base: base.get(place)?.value, mine: value, theirs: theirs.get(place)?.value };
  });
}

const isSame = (one: FieldValue, other: FieldValue): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The side that decides a field by itself; null where both changed it, and differently. */
export function sideOf({ base, mine, theirs }: ConflictField): Side | null {
  if (isSame(mine, theirs) || isSame(theirs, base)) return 'mine';
  return isSame(mine, base) ? 'theirs' : null;
}

/** The fields that somebody has to decide. */
export const openFields = (fields: readonly ConflictField[]): readonly ConflictField[] =>
  fields.filter((field) => sideOf(field) === null);

/** Value of each field once every one is decided, by its key. */
const settledValues = (fields: readonly ConflictField[], sides: Sides): ReadonlyMap<string, FieldValue> =>
  new Map(
    fields.map((field) => [
      fieldKey(field),
      (sideOf(field) ?? sides[fieldKey(field)]) === 'theirs' ? field.theirs : field.mine,
    ]),
  );

/** True when a field is what somebody else made of it: the form shows something else. */
export const tookTheirs = (fields: readonly ConflictField[], sides: Sides): boolean =>
  fields.some((field) => !isSame(settledValues([field], sides).get(fieldKey(field)), field.mine));

/** What was settled on, over what the form stood on. */
interface Settled {
  readonly fields: readonly ConflictField[];
  readonly sides: Sides;
  readonly seen: SeenRead | undefined;
}

/** The write that makes the resource what was settled on; null where nothing is left to write. */
export function settledInput(key: MutationKey, input: WriteInput, { fields, sides, seen }: Settled): WriteInput | null {
  const values = settledValues(fields, sides);
  const body = (input.body ?? {}) as Body;
  const isMine = (place: string): boolean =>
    isSame(values.get(place), fields.find((each) => fieldKey(each) === place)?.mine);
  const dropped = new Set(fields.filter((field) => !isMine(fieldKey(field))).map(({ country }) => country));
  switch (key) {
    case 'saveSettings':
    case 'updateCampaign':
      return withBody(input, Object.fromEntries([...values].filter(([place]) => isMine(place))));
    case 'saveAudience':
      return isMine('audience') ? input : null;
    case 'saveShippingRates':
      return withList(input, 'rates', settledRates(body['rates'] as readonly Rate[], values));
    case 'deleteShippingRates':
      return withList(
        input,
        'ids',
        (body['ids'] as readonly unknown[]).filter((id) => !dropped.has(countryOfRate(seen, String(id)))),
      );
    case 'deleteShippingTimes':
    case 'saveShippingTimes':
      return withList(
        input,
        'country_codes',
        (body['country_codes'] as readonly string[]).filter((code) => !dropped.has(code)),
      );
    default:
      return input;
  }
}

const withBody = (input: WriteInput, body: Body): WriteInput | null =>
  Object.keys(body).length === 0 ? null : { ...input, body };

const withList = (input: WriteInput, name: string, list: readonly unknown[]): WriteInput | null =>
  list.length === 0 ? null : { ...input, body: { ...(input.body as Body), [name]: list } };

const settledRates = (rates: readonly Rate[], values: ReadonlyMap<string, FieldValue>): readonly unknown[] =>
  rates.flatMap((rate) => {
    const value = values.get(`rate ${rate.country}`);
    const threshold = values.get(`threshold ${rate.country}`);
    if (typeof value !== 'number') return [];
    return [
      { ...rate, rate: value, options: typeof threshold === 'number' ? { free_shipping_threshold: threshold } : {} },
    ];
  });

const countryOfRate = (seen: SeenRead | undefined, id: string): string | null =>
  ((seen?.answer ?? []) as readonly ShippingRate[]).find((rate) => rate.id === id)?.country ?? null;

const nothingInBatch = { errors: [], success: [] };

/** The answer of a write of which nothing was left: the resource is as somebody else made it. */
export function unwrittenOutput(key: MutationKey, input: WriteInput, present: unknown): unknown {
  if (key === 'saveSettings') return { status: 'success', message: '', data: present };
  if (key === 'saveAudience') return { status: 'success', message: '' };
  if (key === 'updateCampaign') return { status: 'success', message: '', ...(input.params as object) };
  return nothingInBatch;
}
