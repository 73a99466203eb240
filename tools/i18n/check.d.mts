/** Faults of the catalogs below a folder, one line each. */
export function allFaults(root: string): string[];
/** Those that no tree may have. */
export function gravestFaults(root: string, complete: readonly string[]): string[];
export function longTexts(root: string, language: string): string[];
