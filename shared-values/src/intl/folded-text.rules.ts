/** A text as it is compared with what was typed: without accents, in lower case, with plain apostrophes. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’`]/g, "'").toLowerCase();

/**
 * Position of a typed text in another, accents and case aside: first and one past the last index; null where it is not
 * found.
 */
export function findFolded(text: string, typed: string): readonly [number, number] | null {
  const needle = foldText(typed);
  if (needle === '') return null;
  let folded = '';
  const origins: number[] = [];
  let index = 0;
  for (const character of text) {
    const part = foldText(character);
    origins.push(...Array.from({ length: part.length }, () => index));
    folded += part;
    index += character.length;
  }
  const at = folded.indexOf(needle);
  return at < 0 ? null : [origins[at] ?? 0, origins[at + needle.length] ?? text.length];
}
