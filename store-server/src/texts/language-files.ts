import { sourceLanguage } from '@listings/deploy/in-language';
import type { Catalog } from '@listings/shared-values';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the catalogs; null where the server runs without them, in English alone. */
const messages = (): string | null => {
  const places = ['store-server/src/messages', 'src/messages', '../src/messages'];
  return places.map((place) => join(process.cwd(), place)).find(existsSync) ?? null;
};

/** Languages that have a folder of their own beside the English one: a new one is there with the next start. */
export function languagesOfServer(folder = messages()): string[] {
  if (folder === null) return [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => name).filter((name) => name !== sourceLanguage);
}

/** Catalogs of a language by part; those that are missing are left out. */
export function readLanguage(language: string, parts: readonly string[], folder = messages()): Record<string, Catalog> {
  if (folder === null || !languagesOfServer(folder).includes(language)) return {};
  const files = parts.map((part) => [part, join(folder, language, `${part}.json`)] as const);
  return Object.fromEntries(
    files
      .filter(([, file]) => existsSync(file))
      .map(([part, file]) => [part, JSON.parse(readFileSync(file, 'utf8')) as Catalog]),
  );
}
