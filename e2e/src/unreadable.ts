import type { Page } from 'playwright-core';

/** How far a text may reach over an edge, in pixels: what a font keeps free above and below its letters. */
const slack = 3;

/** A text in sight with the boxes of its lines. */
interface Text {
  readonly words: string;
  readonly element: Element;
  readonly rects: readonly DOMRect[];
}

/**
 * Doubles the size of the page's texts, as the browser's own setting does, before any script of the page: set by script,
 * which the page's policy lets pass. The documents opened from now on have it.
 */
export async function doubleTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Runs in the page: every text that is shown, but for those that only a screen reader has. */
function textsInSight(): Text[] {
  const isForReaders = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, clip } = getComputedStyle(at);
      if (clipPath !== 'none' || clip.startsWith('rect')) return true;
    }
    return false;
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (element === null || words === '' || element.matches('script, style, noscript, option')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isForReaders(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    texts.push({ words, element, rects });
  }
  return texts;
}

/** Runs in the page: texts that are cut off, or leave the window or the box that is painted around them. */
function cutOff([texts, free]: readonly [readonly Text[], number]): string[] {
  const isPainted = (style: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor) ||
    ['top', 'right', 'bottom', 'left'].every((side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const why = (element: Element, rect: DOMRect): string | null => {
    let [x, y, isBoxed] = [true, true, false];
    let escapes: 'no' | 'to positioned' | 'to window' = 'no';
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents' || style.display === 'inline') continue;
      if (escapes === 'to positioned' && style.position !== 'static') escapes = 'no';
      if (escapes === 'no') {
        const box = at.getBoundingClientRect();
        const outX = x && (rect.left < box.left - free || rect.right > box.right + free);
        const outY = y && (rect.top < box.top - free || rect.bottom > box.bottom + free);
        // A name of several lines that leads to the whole of it.
        if (style.webkitLineClamp !== 'none' && at.matches('a, button')) return null;
        if ((outX && hides(style.overflowX)) || (outY && hides(style.overflowY))) return 'cut off';
        if (!isBoxed && isPainted(style)) {
          isBoxed = true;
          if (outX || outY) return 'out of its box';
        }
        if (/auto|scroll/.test(style.overflowX)) x = false;
        if (/auto|scroll/.test(style.overflowY)) y = false;
      }
      if (style.position === 'fixed') escapes = 'to window';
      else if (style.position === 'absolute' && escapes === 'no') escapes = 'to positioned';
    }
    const { clientWidth } = document.documentElement;
    return x && (rect.left < -free || rect.right > clientWidth + free) ? 'out of the window' : null;
  };
  return texts.flatMap(({ words, element, rects }) =>
    rects.flatMap((rect) => {
      const reason = why(element, rect);
      return reason === null ? [] : [`${words.slice(0, 50)}: ${reason}`];
    }),
  );
}

/** Runs in the page: texts that lie over one another; what floats over the page on purpose is left out. */
function overlapping([texts, free]: readonly [readonly Text[], number]): string[] {
  const floats = (element: Element) => {
    for (let at: Element | null = element; at !== null; at = at.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const blockOf = (element: Element): Element => {
    let at = element;
    while (getComputedStyle(at).display.startsWith('inline') && at.parentElement !== null) at = at.parentElement;
    return at;
  };
  /** The part of a line that is in sight: what it is scrolled or cut away from counts for nothing. */
  const inSight = (element: Element, rect: DOMRect) => {
    let { left, right, top, bottom } = rect;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, right, top, bottom };
  };
  const lines = texts
    .filter(({ element }) => !floats(element))
    .map(({ words, element, rects }) => ({
      words,
      block: blockOf(element),
      seen: rects.map((rect) => inSight(element, rect)),
    }));
  type Seen = (typeof lines)[number]['seen'][number];
  const meet = (one: Seen, other: Seen) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > free &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > free * 2;
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(
        ({ block, seen }) => block !== one.block && one.seen.some((line) => seen.some((there) => meet(line, there))),
      )
      .map(({ words }) => `${one.words.slice(0, 50)}: over “${words.slice(0, 30)}”`),
  );
}

/** Runs in the page: fields that are too small for what is chosen or typed in them. */
function smallFields(free: number): string[] {
  const isShown = (field: Element) => field.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found: string[] = [];
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of [...document.querySelectorAll('select')].filter(isShown)) {
    const style = getComputedStyle(select);
    const words = select.selectedOptions[0]?.textContent ?? '';
    if (pen !== null) pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if ((pen?.measureText(words).width ?? 0) > room + free) found.push(`${words}: longer than its field`);
    if (parseFloat(style.fontSize) > select.clientHeight) found.push(`${words}: higher than its field`);
  }
  for (const input of [...document.querySelectorAll('input')].filter(isShown)) {
    if (/checkbox|radio|range|file|hidden/.test(input.type)) continue;
    if (parseFloat(getComputedStyle(input).fontSize) * 1.1 > input.clientHeight)
      found.push(`${input.value || input.id}: higher than its field`);
  }
  return found;
}

/**
 * Texts in sight that cannot be read in full, each with why: cut off by what they lie in, out of the window with nothing to
 * scroll, out of the box that is painted around them, over another text, or too long for the field that shows its choice.
 * A link or button whose name ends after some lines is left out: it leads to the whole of it.
 */
export async function unreadableTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluateHandle(textsInSight);
  const found = [
    ...(await page.evaluate(cutOff, [texts, slack] as const)),
    ...(await page.evaluate(overlapping, [texts, slack] as const)),
    ...(await page.evaluate(smallFields, slack)),
  ];
  await texts.dispose();
  return [...new Set(found)];
}
