import { hash } from '../../domain/values/seed.rules';
import { html, type Html } from '../../page/html';

const GROUNDS = ['#f3e3cf', '#dfe8da', '#dbe6ee', '#eee0e4', '#e8e4d3', '#e1dfee'] as const;
const INKS = ['#8a4b2a', '#3f6b4f', '#2f5d7c', '#7d3b52', '#6f6224', '#4d4590'] as const;

/** Outlines by a word of the title, in a square of 64. */
const OUTLINES: readonly (readonly [word: RegExp, path: string])[] = [
  [/lantern|lamp/i, 'M24 12h16l-2 8h6v28H20V20h6zM18 48h28v6H18z'],
  [
    /mug|cup/i,
    'M14 18h28v6h4c6 0 8 4 8 9s-3 10-9 10h-4c-2 6-7 9-13 9-9 0-14-6-14-14zM42 30v7h2c3 0 4-1 4-3.5S47 30 45 30z',
  ],
  [/pot|planter|vase/i, 'M14 16h36v9h-4l-4 27H22l-4-27h-4z'],
  [/bowl|dish/i, 'M10 26h44c0 14-8 22-16 24v4H26v-4c-8-2-16-10-16-24z'],
  [/basket/i, 'M18 26C18 8 46 8 46 26h8l-6 26H16l-6-26zM24 26h16c0-9-16-9-16 0z'],
  [/scarf|blanket|throw/i, 'M22 10h20v30h-6v14H22z'],
  [/candle/i, 'M32 8c5 6 5 9 0 12-5-3-5-6 0-12zM24 22h16v32H24z'],
  [/stool|chair|bench/i, 'M12 16h40v8h-4l4 32h-6l-4-26H22l-4 26h-6l4-32h-4z'],
  [/apron|shirt|coat/i, 'M24 10h16v12l10 6v26H14V28l10-6z'],
  [/trowel|spade|tool/i, 'M29 8h6v22c8 3 10 16-3 26-13-10-11-23-3-26z'],
];

const BOX = 'M12 22l20-10 20 10v22L32 54 12 44z';

/** A picture of a product of the made-up shop: the same for the same product. */
export function productPicture(id: number, title: string): Html {
  const bits = hash(`picture ${id}`);
  const path = OUTLINES.find(([word]) => word.test(title))?.[1] ?? BOX;
  return html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">
    <rect width="64" height="64" fill="${GROUNDS[bits % GROUNDS.length] ?? ''}" />
    <path d="${path}" fill="${INKS[(bits >>> 4) % INKS.length] ?? ''}" fill-rule="evenodd" />
  </svg>`;
}
