/** Writes the template and the catalogues of the repository at `root` anew. */
export function writeTexts(root: string): void;
/** Faults of the template and the catalogues, one line each. */
export function textFindings(root: string): string[];
