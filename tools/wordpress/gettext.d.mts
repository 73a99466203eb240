/** Message, its translation (empty: none yet) and the files that show it. */
export interface PoEntry {
  readonly id: string;
  readonly text: string;
  readonly files: readonly string[];
}
export function readPo(text: string): PoEntry[];
export function writePo(comment: string, entries: readonly PoEntry[]): string;
export function moOf(entries: readonly PoEntry[]): Buffer;
