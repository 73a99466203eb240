import * as lexer from 'es-module-lexer';
import { integrityOf } from './integrity';
import type { ManifestFile } from './manifest';

export const isScript = (file: string): boolean => file.endsWith('.js');

export const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Manifest entry of one file, read from its bytes. es-module-lexer's `init` must have resolved. */
export function describeFile(file: string, bytes: Uint8Array): ManifestFile {
  const base = { integrity: integrityOf(bytes), bytes: bytes.length };
  if (!isScript(file)) return { ...base, imports: [], exports: [] };
  const [imports, exports] = lexer.parse(Buffer.from(bytes).toString('utf8'));
  return {
    ...base,
    imports: sorted(imports.flatMap((found) => (found.d === -1 && found.n !== undefined ? [found.n] : []))),
    exports: sorted(exports.map((found) => found.n)),
  };
}
