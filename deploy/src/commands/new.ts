import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { applicationFiles, isKebab } from '../new/application.mjs';
import { repositoryFiles, versions } from '../new/repository';
import { readArguments, UsageError } from './arguments';
import type { Print } from './print';

/** Begins an application in a repository of its own; what is there already stays as it is. */
export function newCommand(argv: readonly string[], root: string, print: Print): number {
  const { words, given } = readArguments(argv, ['root', 'from']);
  const [name = '', ...rest] = words;
  if (!isKebab(name) || rest.length > 0) throw new UsageError('new: takes one name, such as store-badges');
  if (name.startsWith('mfe-')) throw new UsageError(`new: leave out "mfe-": ${name.slice(4)}`);
  if (existsSync(join(root, `mfe-${name}`))) throw new UsageError(`new: mfe-${name} exists already`);
  const from = given('from');
  const tarballs = from === undefined ? null : resolve(root, from);
  if (tarballs !== null && !(existsSync(tarballs) && readdirSync(tarballs).some((file) => file.endsWith('.tgz'))))
    throw new UsageError(`--from: there is no folder ${from} with tarballs in it`);
  const own = Object.entries(applicationFiles(name, versions)).map(
    ([path, text]) => [`mfe-${name}/${path}`, text] as const,
  );
  for (const [path, text] of [...Object.entries(repositoryFiles(name, from)), ...own]) {
    const file = join(root, path);
    if (existsSync(file)) {
      print.line(`kept  ${path}`);
      continue;
    }
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    print.line(`new   ${path}`);
  }
  print.line(`Next: npm install, npm test, npx listings-deploy publish mfe-${name} --to PLACE --key FILE --dry-run`);
  return 0;
}
