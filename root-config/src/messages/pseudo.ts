const accents: Readonly<Record<string, string>> = {
  a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', y: 'ý', A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', C: 'Ç', N: 'Ñ',
}; // prettier-ignore

/** A text as the pseudo-locale shows it: accented, a third longer, in brackets; `{{…}}` and tags stay as they are. */
export function pseudo(text: string): string {
  const accented = text.replaceAll(/\{\{.*?\}\}|<[^>]*>|./gs, (part) => accents[part] ?? part);
  return `[${accented}${'·'.repeat(Math.ceil(text.length / 3))}]`;
}
