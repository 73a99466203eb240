import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.mjs';
import { sourceFiles } from './source-files.mjs';

/** Words of the business: a component that needs one belongs to shared-sections. */
const words = /(merchant|campaign|audience|shipping|listings?(?!\/)|google|jetpack|wordpress|hosting|disapproved)/i;

/** Text in which such a word is no knowledge of the business: comments, the scope of the packages. */
const harmless = /\/\/.*|^\s*\*.*|\/\*\*?.*|@listings\//g;

/** Words of the business in shared-ui, one line each. */
export function domainWordFindings(root) {
  const files = sourceFiles(root).filter((path) => /^shared-ui\/src\/.*\.tsx?$/.test(path) && !path.includes('.test.'));
  return files.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const [word] = words.exec(line.replaceAll(harmless, '')) ?? [];
        return word === undefined ? [] : [`${path}:${index + 1}: shared-ui knows no domain, but says "${word}"`];
      }),
  );
}

report(import.meta, domainWordFindings);
