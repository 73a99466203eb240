import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RequirementTest } from './report-data';

const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

/** Tests of the packages: beside their sources, or in the browser. */
function testsIn(project: string): readonly string[] {
  const packages = readdirSync(project).filter((name) => existsSync(join(project, name, 'package.json')));
  return packages
    .flatMap((name) => ['src', 'specs'].map((part) => join(project, name, part)))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isTest)
        .map((path) => join(folder, path)),
    );
}

/** A title in quotes that ends with the ids it stands for: `'saves by itself [S2.24, S4.10]'`. */
const titled = /(['"`])([^\n]*?)\s*\[((?:(?:[SO]\d+\.\d+|[A-Z]-\d+)(?:, )?)+)\]\1/g;

const byNumber = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });

/** The tests of a project by the requirements their titles name; addresses are from `base`, the folder of the report. */
export function testsByRequirement(
  project: string,
  base: string,
): Readonly<Record<string, readonly RequirementTest[]>> {
  const found = new Map<string, RequirementTest[]>();
  for (const path of testsIn(project))
    for (const [, , title = '', ids = ''] of readFileSync(path, 'utf8').matchAll(titled))
      for (const id of ids.split(', ')) {
        const test = { title, file: relative(project, path), href: relative(base, path) };
        found.set(id, [...(found.get(id) ?? []), test]);
      }
  return Object.fromEntries([...found].sort(([one], [other]) => byNumber(one, other)));
}
