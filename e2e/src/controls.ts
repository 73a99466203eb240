import type { Page } from 'playwright-core';

/**
 * Controls in sight that nothing sets off from the page: no border or outline of a visible colour on it or its frame, no
 * icon, not drawn by the browser, no line or colour of a link. Each by its role or element and its text; a switch or a
 * tab that looks alike on and off, too.
 */
export const controlsOutOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const groundOf = (element: Element | null): string => {
      for (let at = element; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor)) return backgroundColor;
      }
      return getComputedStyle(document.documentElement).backgroundColor;
    };
    const hasLine = (element: Element) => {
      const style = getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      const sides = ['Top', 'Bottom', 'Left', 'Right'] as const;
      return (
        sides.some(
          (side) =>
            parseFloat(style[`border${side}Width`]) > 0 &&
            style[`border${side}Style`] !== 'none' &&
            style[`border${side}Color`] !== ground,
        ) ||
        (parseFloat(style.outlineWidth) > 0 && style.outlineStyle !== 'none') ||
        groundOf(element) !== ground ||
        style.boxShadow.includes('inset')
      );
    };
    /** What carries the line of a field: itself, its frame beside it, or a box around it. */
    const framesOf = (element: Element): readonly Element[] => {
      const around = element.matches('input, textarea, select, [role=combobox]')
        ? [element.parentElement, element.parentElement?.parentElement]
        : [];
      const beside = element.parentElement?.querySelectorAll(':scope > fieldset') ?? [];
      return [element, ...beside, ...around.filter((at) => at !== null && at !== undefined)];
    };
    const isOwn = (element: Element) => {
      if (element.matches('a[href]')) {
        const style = getComputedStyle(element);
        const around = getComputedStyle(element.parentElement ?? element).color;
        return style.textDecorationLine.includes('underline') || style.color !== around;
      }
      if (element.matches('input[type=checkbox], input[type=radio], input[type=file], select'))
        return getComputedStyle(element).appearance !== 'none';
      return (
        element.querySelector('svg, img') !== null || getComputedStyle(element).textDecorationLine.includes('underline')
      );
    };
    const nameOf = (element: Element) =>
      `${element.getAttribute('role') ?? element.localName}: ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const all = [
      ...document.querySelectorAll('a[href], button, input, select, textarea, [role=switch], [role=combobox]'),
    ];
    return all
      .filter(isSeen)
      .filter((element) => !isOwn(element) && !framesOf(element).some(hasLine))
      .map(nameOf);
  });
