/** All texts of a language as a PO file. */
export function exportPo(root: string, language: string): Buffer;
/** Writes the texts of a PO file into the catalogs. */
export function importPo(root: string, language: string, content: string | Uint8Array): { taken: number; left: number };
