import { incompatibilities, type Shape } from './schema-compatibility';

const text: Shape = { type: 'string' };
const number: Shape = { type: 'number' };
const maybe = (shape: Shape): Shape => ({ anyOf: [shape, { type: 'null' }] });
const object = (
  properties: Readonly<Record<string, Shape>>,
  required: readonly string[] = Object.keys(properties),
): Shape => ({
  type: 'object',
  properties,
  required,
});
const list = (items: Shape): Shape => ({ type: 'array', items });
const words = (...values: readonly string[]): Shape => ({ type: 'string', enum: values });

const fitting: readonly (readonly [string, Shape, Shape])[] = [
  ['the same', object({ id: number }), object({ id: number })],
  ['a field more', object({ id: number, name: text }), object({ id: number })],
  ['a field always there that may be absent', object({ id: number }), object({ id: number }, [])],
  ['fewer words', words('a'), words('a', 'b')],
  ['words where any text will do', words('a'), text],
  ['a whole number', { type: 'integer' }, number],
  ['never null where null may be', text, maybe(text)],
  ['types in a list', { type: ['boolean', 'null'] }, maybe({ type: 'boolean' })],
  ['one of the shapes of a union', object({ a: text }), { anyOf: [object({ b: text }), object({ a: text })] }],
  ['anything, of which nothing is said', {}, object({ id: number })],
  ['other bounds', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 1 }],
];

it.each(fitting)('lets pass what does as well: %s', (_, given, wanted) => {
  expect(incompatibilities(given, wanted, '200')).toEqual([]);
});

const breaking: readonly (readonly [string, Shape, Shape, readonly string[]])[] = [
  ['a field that is gone', object({}), object({ id: number }), ['200.id is missing']],
  ['a field that may be absent', object({ id: number }, []), object({ id: number }), ['200.id may be absent']],
  ['null where it was not', object({ id: maybe(number) }), object({ id: number }), ['200.id may be null, not number']],
  ['another type', object({ id: text }), object({ id: number }), ['200.id may be string, not number']],
  ['a word more', words('a', 'b', 'c'), words('a'), ['200 may be b', '200 may be c']],
  ['any text for words', text, words('a', 'b'), ['200 may be any string, not only a, b']],
  [
    'deep in a list',
    list(object({ a: list(text) })),
    list(object({ a: list(number) })),
    ['200[].a[] may be string, not number'],
  ],
  [
    'in a record',
    { type: 'object', additionalProperties: text },
    { type: 'object', additionalProperties: number },
    ['200.* may be string, not number'],
  ],
  [
    'a field that is refused',
    object({ a: text, b: text }),
    { ...object({ a: text }), additionalProperties: false },
    ['200.b is not known there'],
  ],
  [
    'a shape that fits none of a union',
    object({ a: text }),
    { anyOf: [number, object({ b: text })] },
    ['200.b is missing'],
  ],
];

it.each(breaking)('names what breaks: %s [D-6]', (_, given, wanted, names) => {
  expect(incompatibilities(given, wanted, '200')).toEqual(names);
});
