import type { Figure } from './figure';
import type { PageLoad } from './page-load';

/** Cost of one screen: of a cold load, of its document, and of a second visit where there is one. */
export interface PageCost extends PageLoad {
  readonly documentBytes: number;
  readonly secondRequests: number;
}

/** A row of the table. */
export interface PageRow {
  /** Name of the screen. */
  readonly screen: string;
  /** Most JavaScript until it is ready, in kB. */
  readonly mostScript: number;
  /** What comes by itself after it: how it is called, its element, and the most JavaScript that it adds, in kB. */
  readonly late?: { readonly name: string; readonly element: string; readonly mostScript: number };
}

const OWN_KB = 15;
const REQUESTS = 7;
/** Most requests of a second visit. */
export const SECOND_REQUESTS = 2;
const DOCUMENT_KB = 4;
const LAYOUT_SHIFT = 0.005;
/** Requests have a bound on this screen alone. */
const COUNTED = 'dashboard';

export const pagesHead: readonly string[] = [
  'Screen, cold',
  'JavaScript, br (target)',
  `own (≤ ${OWN_KB} kB)`,
  `document, br (≤ ${DOCUMENT_KB} kB)`,
  `requests (${COUNTED} ≤ ${REQUESTS})`,
  `second visit (${COUNTED} ≤ ${SECOND_REQUESTS})`,
  `layout shift (≤ ${LAYOUT_SHIFT})`,
];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** A figure in kB that is met to the byte, not to what is printed. */
const bytesAtMost = (name: string, most: number, bytes: number): Figure => ({
  name,
  target: `≤ ${most} kB`,
  measured: kB(bytes),
  met: bytes <= most * 1000,
});

const countAtMost = (name: string, most: number, count: number): Figure => ({
  name,
  target: `≤ ${most}`,
  measured: String(count),
  met: count <= most,
});

/** Cells of a screen's row, and what it misses. */
export function pageFigures({ screen, mostScript }: PageRow, cost: PageCost): readonly [string[], Figure[]] {
  const { scriptBytes, ownBytes, documentBytes, requests, secondRequests, layoutShift } = cost;
  const cells = [
    screen,
    `${kB(scriptBytes)} (≤ ${mostScript})`,
    kB(ownBytes),
    kB(documentBytes),
    String(requests),
    String(secondRequests),
    layoutShift.toFixed(3),
  ];
  const figures = [
    bytesAtMost(`${screen}: JavaScript until ready`, mostScript, scriptBytes),
    bytesAtMost(`${screen}: of it the application’s own`, OWN_KB, ownBytes),
    bytesAtMost(`${screen}: document`, DOCUMENT_KB, documentBytes),
    ...(screen === COUNTED
      ? [
          countAtMost(`${screen}: requests until ready`, REQUESTS, requests),
          countAtMost(`${screen}: requests of a second visit`, SECOND_REQUESTS, secondRequests),
        ]
      : []),
    {
      name: `${screen}: layout shift`,
      target: `≤ ${LAYOUT_SHIFT}`,
      measured: layoutShift.toFixed(3),
      met: layoutShift <= LAYOUT_SHIFT,
    },
  ];
  return [cells, figures.filter(({ met }) => !met)];
}

/** Cells of the row of what comes after a screen, and what it misses: its document and its second visit are the screen's. */
export function lateFigures(
  { screen, late }: Required<PageRow>,
  before: PageLoad,
  after: PageLoad,
): readonly [string[], Figure[]] {
  const name = `${screen}, with the ${late.name}`;
  const added = after.scriptBytes - before.scriptBytes;
  const cells = [
    name,
    `${kB(after.scriptBytes)}, of it ${kB(added)} (≤ ${late.mostScript}) for the ${late.name}`,
    kB(after.ownBytes),
    '–',
    String(after.requests),
    '–',
    after.layoutShift.toFixed(3),
  ];
  const figure = bytesAtMost(`${screen}: JavaScript of the ${late.name}`, late.mostScript, added);
  return [cells, figure.met ? [] : [figure]];
}
