import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanations } from '../coverage/coverage';

/** Reasons by model, and below it by key. */
export type ExplanationBook = Readonly<Record<string, Explanations>>;

/** Reads a book of reasons: `coverage`, or `mutants`. */
export function explanationBook(folder: string, name: 'coverage' | 'mutants'): ExplanationBook {
  const path = join(folder, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ExplanationBook) : {};
}
