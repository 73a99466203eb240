const startOf = (bench: string) => `<!-- npm run bench -- ${bench} --write -->`;
const endOf = (bench: string) => `<!-- end of ${bench} -->`;

/** Puts what one bench found into its place in docs/figures.md; throws where the page has none. */
export function withSection(page: string, bench: string, text: string): string {
  const [start, end] = [page.indexOf(startOf(bench)), page.indexOf(endOf(bench))];
  if (start === -1 || end < start) throw new Error(`docs/figures.md has no place for the bench "${bench}".`);
  return `${page.slice(0, start + startOf(bench).length)}\n\n${text}\n\n${page.slice(end)}`;
}
