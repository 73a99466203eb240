/** Checks that PHP files parse, where PHP is installed, and use nothing newer than the oldest PHP of a store, 7.4. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { report } from './report.mjs';
import { sourceFiles } from './source-files.mjs';

/** Syntax that PHP 8 added. */
const newer = [
  ['?->', /\?->/],
  ['match', /=\s*match\s*\(/],
  ['enum', /^\s*enum\s+\w+/m],
  ['readonly', /\b(?:public|protected|private)\s+readonly\b/],
  ['a promoted parameter', /__construct\s*\([^)]*\b(?:public|protected|private)\b/],
  ['mixed, never or static as a type', /\)\s*:\s*(?:mixed|never|static)\b|[(,]\s*mixed\s+\$/],
  ['a union type', /[(,]\s*\w+(?:\|\w+)+\s+\$|\)\s*:\s*\??\w+\|\w+/],
  ['catch without a variable', /catch\s*\(\s*[\w\\|\s]+\)/],
  ['an attribute', /^\s*#\[/m],
];

const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

/** Syntax in a file's text that PHP 7.4 does not know. */
export const newerSyntaxIn = (text) =>
  newer.filter(([, pattern]) => pattern.test(withoutComments(text))).map(([name]) => name);

const hasPhp = () => {
  try {
    execFileSync('php', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

function syntaxError(path) {
  try {
    execFileSync('php', ['-n', '-l', path], { stdio: 'pipe' });
    return null;
  } catch (error) {
    return String(error.stdout).trim().split('\n')[0];
  }
}

/** Faults of the PHP files below a folder, one line each. */
export function phpFindings(root, { parse = hasPhp() } = {}) {
  const paths = sourceFiles(root).filter((path) => path.endsWith('.php'));
  return paths.flatMap((path) => {
    const newerThan = newerSyntaxIn(readFileSync(join(root, path), 'utf8'));
    const error = parse ? syntaxError(join(root, path)) : null;
    return [
      ...newerThan.map((name) => `${path}: ${name} is not known to PHP 7.4`),
      ...(error === null ? [] : [`${path}: ${error}`]),
    ];
  });
}

report(import.meta, phpFindings);
