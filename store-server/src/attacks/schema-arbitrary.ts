import * as fc from 'fast-check';
import { isoCountries } from '@listings/shared-api/contract';

/** A JSON Schema as `shared-api/openapi.json` has it: the published form of the contract, not the code that checks it. */
export interface WireSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: WireSchema;
  readonly anyOf?: readonly WireSchema[];
  readonly properties?: Readonly<Record<string, WireSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly $ref?: string;
}

export type Resolve = (schema: WireSchema) => WireSchema;

/** Fields whose two letters are a country; the document cannot say so. */
const COUNTRY = /countr|phone_region|targeted_locations/;

const DATE = 'T\\d{2}:\\d{2}';

const countries = [...isoCountries];

const whole = (text: string): string => text.replaceAll(/[\u0000\p{Surrogate}]/gu, '0');

/** Text as JSON can carry it: any characters but NUL and halves of a pair, which are no text. */
const wellFormed = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, min + 30) }),
      fc.string({ unit: 'binary', minLength: min, maxLength: Math.min(max, min + 30) }),
      fc.constantFrom('a'.repeat(max), 'é'.repeat(Math.max(min, 1)), "'; drop table products; --", '%_\\', '${7*7}'),
    )
    .map((text) => {
      const characters = [...whole(text)].slice(0, max);
      return characters.join('') + 'x'.repeat(Math.max(0, min - characters.length));
    });

const texts = (schema: WireSchema, name: string): fc.Arbitrary<string> => {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  if (format === 'email') return fc.nat(9999).map((count) => `person.${count}@shop.example`);
  if (pattern?.includes(DATE)) {
    return fc
      .date({ min: new Date('1995-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .chain((date) => fc.constantFrom(date.toISOString().slice(0, 10), date.toISOString().slice(0, 19)));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (maxLength === 2 && COUNTRY.test(name)) {
    return fc.constantFrom(...countries).chain((code) => fc.constantFrom(code, code.toLowerCase()));
  }
  return wellFormed(minLength, maxLength);
};

const numbers = ({ minimum = 0, maximum = 1e9, exclusiveMinimum }: WireSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.double({ min: exclusiveMinimum === undefined ? minimum : 0.000_1, max: maximum, noNaN: true }),
    fc.constantFrom(exclusiveMinimum === undefined ? minimum : Number.MIN_VALUE, maximum, 19.99),
  );

const integers = ({ minimum = 0, maximum = 1000 }: WireSchema): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: minimum, max: maximum }),
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: minimum, max: Math.min(maximum, minimum + 200) }),
  );

/** The first type that is not null, and whether null is one too. */
export const typeOf = ({ type, anyOf }: WireSchema): { readonly type: string; readonly nullable: boolean } => {
  const types = typeof type === 'string' ? [type] : (type ?? (anyOf ?? []).flatMap((option) => option.type ?? []));
  return { type: types.find((each) => each !== 'null') ?? types[0] ?? 'anything', nullable: types.includes('null') };
};

/** Values that the schema admits; `name` is that of the field. */
export function validValue(schema: WireSchema, name: string, resolve: Resolve): fc.Arbitrary<unknown> {
  const found = resolve(schema);
  if (found.anyOf) return fc.oneof(...found.anyOf.map((option) => validValue(option, name, resolve)));
  const { type, nullable } = typeOf(found);
  const value = ((): fc.Arbitrary<unknown> => {
    if (found.enum) return fc.constantFrom(...found.enum);
    switch (type) {
      case 'string':
        return texts(found, name);
      case 'integer':
        return integers(found);
      case 'number':
        return numbers(found);
      case 'boolean':
        return fc.boolean();
      case 'null':
        return fc.constant(null);
      case 'anything':
        return fc.jsonValue({ maxDepth: 2 }).filter((json) => !/\\u|__proto__|constructor/.test(JSON.stringify(json)));
      case 'array':
        return fc.uniqueArray(validValue(found.items ?? {}, name, resolve), {
          minLength: found.minItems ?? 0,
          maxLength: Math.min(found.maxItems ?? 5, 6),
          selector: (entry) => JSON.stringify(entry).toUpperCase(),
        });
      default:
        return validObject(found, resolve);
    }
  })();
  return nullable && type !== 'null' ? fc.option(value, { nil: null, freq: 6 }) : value;
}

/** Objects with the required keys and some of the others. */
export function validObject({ properties = {}, required = [] }: WireSchema, resolve: Resolve) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, validValue(schema, name, resolve)]),
  );
  return fc.record(fields, { requiredKeys: [...required], noNullPrototype: true }) as fc.Arbitrary<
    Record<string, unknown>
  >;
}

const outOfType: Readonly<Record<string, readonly unknown[]>> = {
  string: [5, true, {}, [], ['a']],
  integer: ['abc', '', {}, [], 1.5, true, '1e3', '0x10', ' 1'],
  number: ['abc', '', {}, [], true, '1e3', 'Infinity'],
  boolean: ['maybe', 5, {}, []],
  array: [5, {}, true],
  object: [5, [], 'text', true],
};

/** Values that the schema does not admit. None where it admits everything. */
export function invalidValue(schema: WireSchema, name: string, resolve: Resolve): fc.Arbitrary<unknown> {
  const found = resolve(schema);
  const { type, nullable } = typeOf(found);
  // For several shapes: values that fit none of them.
  if (found.anyOf) return fc.constantFrom<unknown>({ surprise: 1 }, [[]], true);
  const wrong: unknown[] = [...(outOfType[type] ?? []), ...(nullable ? [] : [null])];
  if (found.enum) wrong.push('surprise', '');
  if (type === 'string') wrong.push(...wrongTexts(found, name));
  if (found.minimum !== undefined && Number.isSafeInteger(found.minimum - 1)) wrong.push(found.minimum - 1);
  if (found.exclusiveMinimum !== undefined) wrong.push(found.exclusiveMinimum, -1);
  if (found.maximum !== undefined) wrong.push(found.maximum * 2 + 1);
  const always = fc.constantFrom(...wrong);
  if (type === 'array') return fc.oneof(always, wrongLists(found, name, resolve));
  return type === 'object' ? fc.oneof(always, invalidObject(found, resolve)) : always;
}

const wrongTexts = ({ minLength = 0, maxLength, pattern, format, enum: words }: WireSchema, name: string): string[] => {
  if (words) return [];
  const wrong = ['a\u0000b', 'half \ud800 pair'];
  if (maxLength !== undefined) wrong.push('x'.repeat(maxLength + 1));
  if (minLength > 0) wrong.push('x'.repeat(minLength - 1));
  if (pattern !== undefined || format !== undefined) wrong.push('§ %00');
  if (pattern?.includes(DATE)) wrong.push('2026-02-30', '2026-13-01', '2026-11-20T25:00:00');
  if (maxLength === 2 && COUNTRY.test(name)) wrong.push('ZZ', '§§', '12');
  return wrong;
};

function wrongLists(schema: WireSchema, name: string, resolve: Resolve): fc.Arbitrary<unknown> {
  const { items = {}, minItems = 0, maxItems } = schema;
  const lists: fc.Arbitrary<unknown>[] = [
    invalidValue(items, name, resolve).map((entry) => [entry]),
    ...(name.endsWith('_errors') ? [] : [validValue(items, name, resolve).map((entry) => [entry, entry])]),
  ];
  if (minItems > 0) lists.push(fc.constant([]));
  if (maxItems !== undefined) lists.push(fc.constant(Array.from({ length: maxItems + 1 }, (_, index) => index + 1)));
  return fc.oneof(...lists);
}

/** Objects with one thing wrong: a key too many, a required one missing, or a field of another kind. */
export function invalidObject(schema: WireSchema, resolve: Resolve): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const valid = validObject(schema, resolve);
  const surprises = ['surprise', 'constructor2', 'ID', 'toString', ''].filter((key) => !(key in properties));
  const faults: fc.Arbitrary<unknown>[] = [fc.constantFrom<unknown>(5, 'text', true)];
  // Unknown keys are faults only of a closed object; an open one ignores them.
  if (schema.additionalProperties === false) {
    faults.push(fc.tuple(valid, fc.constantFrom(...surprises)).map(([object, key]) => ({ ...object, [key]: 1 })));
  }
  for (const key of required) faults.push(valid.map(({ [key]: _gone, ...rest }) => rest));
  for (const [key, field] of Object.entries(properties)) {
    if (typeOf(resolve(field)).type === 'anything') continue;
    faults.push(
      fc.tuple(valid, invalidValue(field, key, resolve)).map(([object, value]) => ({ ...object, [key]: value })),
    );
  }
  return fc.oneof(...faults);
}
