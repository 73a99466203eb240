import { textOf } from './form-fields';

it.each<[unknown, string]>([
  [{ name: ' Ann ' }, ' Ann '],
  [{ name: '' }, ''],
  [{}, ''],
  [{ name: ['Ann', 'Ben'] }, ''],
  [{ name: 7 }, ''],
  [null, ''],
  [undefined, ''],
  ['name=Ann', ''],
])('reads the field of %j as %j', (fields, text) => expect(textOf(fields, 'name')).toBe(text));

it('leaves out what is part of no text [T20]', () => {
  expect(textOf({ name: 'A\u0000n\ud800n \u{1f600}' }, 'name')).toBe('Ann \u{1f600}');
});

it('takes nothing for a field that every object has', () => {
  expect(textOf({}, 'constructor')).toBe('');
});
