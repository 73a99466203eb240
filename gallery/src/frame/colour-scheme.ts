import type { Showing } from '../stories/story-address';

type Scheme = Showing['scheme'];

/** Rules that follow the system's preference, with the scheme they are for. */
const rules = new Map<CSSMediaRule, Scheme>();
const seen = new WeakSet<CSSStyleSheet>();
let chosen: Scheme = 'light';

const apply = (rule: CSSMediaRule, scheme: Scheme) => {
  rule.media.mediaText = scheme === chosen ? 'all' : 'not all';
};

function findRules(): void {
  for (const sheet of document.styleSheets) {
    if (seen.has(sheet)) continue;
    seen.add(sheet);
    for (const rule of sheet.cssRules) {
      const [, scheme] =
        rule instanceof CSSMediaRule ? (/prefers-color-scheme:\s*(light|dark)/.exec(rule.conditionText) ?? []) : [];
      if (scheme === undefined) continue;
      rules.set(rule as CSSMediaRule, scheme as Scheme);
      apply(rule as CSSMediaRule, scheme as Scheme);
    }
  }
}

/** Looks at each style element that comes. */
export const watchStyles = (): void =>
  new MutationObserver(findRules).observe(document.head, { childList: true, subtree: true });

/**
 * Shows the page in one scheme whatever the system prefers. A page cannot set that preference for a frame (Chromium takes it
 * from the system alone), so the media rules that ask for it are answered here; those that come later too.
 */
export function chooseScheme(scheme: Scheme): void {
  chosen = scheme;
  document.documentElement.style.colorScheme = scheme;
  findRules();
  for (const [rule, own] of rules) apply(rule, own);
}
