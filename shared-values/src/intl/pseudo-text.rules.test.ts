import { pseudoText } from './pseudo-text.rules';

it('accents, brackets and lengthens a text, and keeps placeholders and tags', () => {
  expect(pseudoText('Hello {{name}}, <0>read</0> &amp; go')).toBe('[H́éĺĺó {{name}}, <0>ŕéád́</0> &amp; ǵó~~~~~~]');
  expect(pseudoText('$t(common.ok)!')).toBe('[$t(common.ok)!~]');
  expect(pseudoText('')).toBe('');
});
