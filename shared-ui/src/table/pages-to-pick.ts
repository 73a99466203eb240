/** So many pages are all offered; of more, those near the page shown, and others at even steps. */
const most = 50;
const near = 10;
const steps = 20;

/** The next of 1, 2, 5, 10, 20, 50, …: steps people expect. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((times) => times * power >= least) ?? 10) * power;
}

/** The pages a list offers to go to, in their order; the first, the last and the one shown are always there. */
export function pagesToPick(page: number, pages: number): number[] {
  if (pages <= most) return Array.from({ length: pages }, (_, index) => index + 1);
  const step = roundStep(pages / steps);
  const picked = new Set([1, pages]);
  for (let one = step; one < pages; one += step) picked.add(one);
  for (let one = Math.max(1, page - near); one <= Math.min(pages, page + near); one += 1) picked.add(one);
  return [...picked].sort((one, other) => one - other);
}
