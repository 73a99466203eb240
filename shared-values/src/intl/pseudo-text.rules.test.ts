import { pseudoText } from './pseudo-text.rules';

it('accents, brackets and lengthens a text, and keeps placeholders and tags', () => {
  expect(pseudoText('Hello {{name}}, <0>read</0> &amp; go')).toBe('[Ĥéļļö {{name}}, <0>ŕéáð</0> &amp; ğö~~~~~~]');
  expect(pseudoText('$t(common.ok)!')).toBe('[$t(common.ok)!~]');
  expect(pseudoText('')).toBe('');
});
