import * as z from 'zod/mini';
import { count, parseShape, textOf } from './parse-shape';
import { DeployRefused } from '../refused';

const shape = z.strictObject({
  name: textOf(/^[a-z]+$/),
  files: z.array(z.strictObject({ bytes: count })).check(z.maxLength(2)),
  uses: z.record(textOf(/^[a-z]+$/), count),
  share: z.exactOptional(z.int().check(z.minimum(1), z.maximum(99))),
});
const right = { name: 'one', files: [{ bytes: 1 }], uses: { react: 2 } };

const reasonsFor = (source: unknown): readonly string[] => {
  try {
    parseShape(shape, source, 'thing');
    return [];
  } catch (error) {
    if (error instanceof DeployRefused) return error.reasons;
    throw error;
  }
};

it('reads what has the shape, as JSON text or parsed', () => {
  expect(parseShape(shape, JSON.stringify(right), 'thing')).toEqual(right);
  expect(parseShape(shape, right, 'thing')).toEqual(right);
});

it('names every field that has not, and why', () => {
  const wrong = {
    name: 'One',
    files: [{ bytes: -1 }, { bytes: 1, path: 'x' }],
    uses: { 'a b': 1 },
    share: 100,
    url: '',
  };
  expect(reasonsFor(wrong)).toEqual([
    'thing.name: is missing or misshapen',
    'thing.files[0].bytes: is less than 0',
    'thing.files[1].path: is not known',
    'thing.uses.a b: is no name that is taken',
    'thing.share: is more than 99',
    'thing.url: is not known',
  ]);
  expect(reasonsFor({ ...right, files: [{ bytes: 1 }, { bytes: 1 }, { bytes: 1 }] })).toEqual([
    'thing.files: is more than 2',
  ]);
});

it.each(['__proto__', 'constructor', 'prototype'])('refuses JSON with a field named %s, wherever it stands', (name) => {
  expect(reasonsFor(`{"name":"one","files":[{"bytes":1,"${name}":{}}],"uses":{}}`)).toEqual([
    'thing: is no JSON that is taken',
  ]);
});

it('says at most twenty reasons', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`f${index}`, 1]));
  expect(reasonsFor({ ...right, ...many })).toHaveLength(20);
});
