import { readableStack } from './readable-stack';

// Column 8 of line 1 of the script is line 3, column 2 of the source.
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://mfe-a/./src/screen.tsx'],
  names: [],
  mappings: 'QAEE',
});
const mapOf = (script: string) =>
  script === '/assets/mfe-a/a.1234.js' ? { map, columnOf: (_line: number, column: number) => column } : null;

it('names places in the sources where the script has a map, and leaves the others as they are', () => {
  const stack = [
    'Error: planted',
    '    at e (https://shop.example/assets/mfe-a/a.1234.js:1:9)',
    '    at t (https://shop.example/assets/react/r.1.js:7:70)',
    'f@https://shop.example/assets/mfe-a/a.1234.js:1:12',
  ].join('\n');
  expect(readableStack(stack, mapOf)).toBe(
    [
      'Error: planted',
      '    at e (mfe-a/src/screen.tsx:3:3)',
      '    at t (https://shop.example/assets/react/r.1.js:7:70)',
      'f@mfe-a/src/screen.tsx:3:3',
    ].join('\n'),
  );
});
