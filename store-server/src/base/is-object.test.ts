import { isObject, isRecord } from './is-object';

it.each<[unknown, boolean, boolean]>([
  [{}, true, true],
  [{ id: 1 }, true, true],
  [new Error('disk full'), true, true],
  [[], true, false],
  [[{}], true, false],
  [null, false, false],
  [undefined, false, false],
  ['text', false, false],
  [0, false, false],
])('%j: an object %j, one of named fields %j', (value, object, record) => {
  expect([isObject(value), isRecord(value)]).toEqual([object, record]);
});
