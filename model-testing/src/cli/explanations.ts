import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Explanations } from '../coverage/coverage';

/** Reasons by model, and below it by key. */
export type ExplanationBook = Readonly<Record<string, Explanations>>;

type Book = 'coverage' | 'mutants' | 'flaws';

/** Reads a book of reasons. */
export function explanationBook(folder: string, name: Book): ExplanationBook {
  const path = join(folder, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as ExplanationBook) : {};
}

/** Puts the reasons of one model into a book; a model without any leaves it. */
export function writeExplanations(folder: string, name: Book, model: string, reasons: Explanations): void {
  const { [model]: _, ...others } = explanationBook(folder, name);
  const book = Object.keys(reasons).length === 0 ? others : { ...others, [model]: reasons };
  const sorted = Object.fromEntries(Object.entries(book).sort(([a], [b]) => a.localeCompare(b, 'en')));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(sorted, null, 2)}\n`);
}
