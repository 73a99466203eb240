import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testsByRequirement } from './requirement-tests';

it('finds the tests that name requirements at the end of their titles, by number, with addresses from the report', () => {
  const project = mkdtempSync(join(tmpdir(), 'report-'));
  const source = join(project, 'shop/src');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(project, 'shop/package.json'), '{}');
  const titles = [
    "it('saves [S99.10, C-99]', work);",
    "it('reads it back [S99.9]', work);",
    "it('takes items[0]', work);",
  ];
  writeFileSync(join(source, 'order.test.ts'), titles.join('\n'));
  writeFileSync(join(source, 'order.ts'), "const title = 'no test [S99.11]';");
  const saves = { title: 'saves', file: 'shop/src/order.test.ts', href: '../shop/src/order.test.ts' };
  expect(Object.entries(testsByRequirement(project, join(project, 'dist')))).toEqual([
    ['C-99', [saves]],
    ['S99.9', [{ ...saves, title: 'reads it back' }]],
    ['S99.10', [saves]],
  ]);
  rmSync(project, { recursive: true });
});
