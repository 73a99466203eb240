/** What the pseudo-locale makes of a text; fetched for a page in it alone. */
let change = (text: string): string => text;

/** A text as the pseudo-locale shows it, once that is fetched. */
export const pseudoText = (text: string): string => change(text);

/** Fetches what changes texts: before a page in the pseudo-locale shows any. */
export async function loadPseudoText(): Promise<void> {
  const part = await import('./pseudo-text-part');
  change = part.pseudoText;
}
