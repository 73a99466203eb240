/** Attributes of an element, or a listener under `onclick` and the like. */
type Attributes = Readonly<Record<string, string | boolean | null | ((event: Event) => void)>>;

type Child = Node | string | null;

/** Makes an element. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Child | readonly Child[])[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, '');
    else if (typeof value === 'string') made.setAttribute(name, value);
  }
  for (const child of children.flat()) if (child !== null) made.append(child);
  return made;
}

/** A link inside the report. */
export const link = (to: string, text: string | Node, attributes: Attributes = {}): HTMLAnchorElement =>
  el('a', { href: to, ...attributes }, text);

/** A table that scrolls on its own where there is no room for it. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly (Child | readonly Child[])[])[],
): HTMLElement =>
  el(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': heads.join(', ') },
    el(
      'table',
      {},
      el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
      el(
        'tbody',
        {},
        ...rows.map((cells) =>
          el(
            'tr',
            {},
            ...cells.map((cell, at) =>
              at === 0 ? el('th', { scope: 'row' }, ...[cell].flat()) : el('td', {}, ...[cell].flat()),
            ),
          ),
        ),
      ),
    ),
  );

/** Scrolls a box, and nothing around it, until something in it is in its middle. */
export function bringIntoView(box: Element, part: Element | null | undefined): void {
  if (part === null || part === undefined) return;
  const [outer, inner] = [box.getBoundingClientRect(), part.getBoundingClientRect()];
  const isSeen =
    inner.top >= outer.top && inner.bottom <= outer.bottom && inner.left >= outer.left && inner.right <= outer.right;
  if (isSeen) return;
  box.scrollBy(
    inner.left + inner.width / 2 - outer.left - outer.width / 2,
    inner.top + inner.height / 2 - outer.top - outer.height / 2,
  );
}

/** A value as testers read it: JSON without the quotes around names where it is short. */
export const valueText = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value));

/** A mark with words for those who do not see it. */
export const mark = (isGood: boolean): HTMLElement =>
  el(
    'span',
    { class: isGood ? 'mark good' : 'mark bad' },
    el('span', { 'aria-hidden': 'true' }, isGood ? '✓' : '✗'),
    el('span', { class: 'unseen' }, isGood ? 'passed' : 'failed'),
  );
