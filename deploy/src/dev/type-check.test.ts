import { typeErrors } from './type-check';

it('takes each error with the lines that explain it, and nothing else', () => {
  const output = [
    "a/src/x.ts(3,9): error TS2322: Type 'string' is not assignable to type 'number'.",
    "  The expected type comes from property 'n'.",
    'a/src/y.ts(1,1): error TS2304: Cannot find name z.',
    'error TS5083: Cannot read file.',
    '',
    'Found 3 errors.',
  ].join('\n');
  expect(typeErrors(output)).toEqual([
    "a/src/x.ts(3,9): error TS2322: Type 'string' is not assignable to type 'number'.\n  The expected type comes from property 'n'.",
    'a/src/y.ts(1,1): error TS2304: Cannot find name z.',
    'error TS5083: Cannot read file.',
  ]);
  expect(typeErrors('')).toEqual([]);
});
