import { css } from '@emotion/react';
import styleFunctionSx from '@mui/system/styleFunctionSx';
import { createElement, type ElementType } from 'react';
import { pageStyleCache } from './emotion-cache';
import { theme } from './theme';

interface BoxProps {
  readonly component?: ElementType;
  readonly className?: string;
  readonly sx?: unknown;
}

type Styles = ReturnType<typeof css>;

/** Text of a value of `sx`, the same for equal ones; null for one that holds a function. */
function keyOf(value: unknown): string | null {
  if (typeof value === 'function') return null;
  if (typeof value !== 'object' || value === null) return `${typeof value}\u0001${String(value)}\u0002`;
  let key = '\u0003';
  for (const [name, part] of Object.entries(value)) {
    const own = keyOf(part);
    if (own === null) return null;
    key += `${name}\u0001${own}`;
  }
  return `${key}\u0004`;
}

function stylesOf(sx: unknown): Styles {
  const styles = css(styleFunctionSx({ sx, theme }) as Parameters<typeof css>[0]);
  const cache = pageStyleCache();
  for (let one: Styles | undefined = styles; one !== undefined; one = one.next)
    if (cache.inserted[one.name] === undefined)
      cache.insert(one === styles ? `.ui-${one.name}` : '', one, cache.sheet, true);
  return styles;
}

const known = new Map<string, Styles>();

function knownStylesOf(sx: unknown): Styles {
  const key = keyOf(sx);
  if (key === null) return stylesOf(sx);
  const found = known.get(key) ?? stylesOf(sx);
  known.set(key, found);
  return found;
}

/**
 * Renders what the library's component of that name does, with the same classes and rules, in its place: equal `sx` are
 * made a class of once, and an element is one component, not four. Half the elements of a screen are made by it.
 */
export default function Box({ component = 'div', className, sx, ...rest }: BoxProps) {
  const { name, styles } = knownStylesOf(sx);
  const own = `ui-${name}`;
  // Components of the library merge the class with their own by this.
  if (typeof component !== 'string') pageStyleCache().registered[own] ??= styles;
  return createElement(component, { className: `${className ? `${className} ` : ''}MuiBox-root ${own}`, ...rest });
}
