import type { FirstReads } from '@listings/deploy/release';
import { endpoints, type Bootstrap, type EndpointDefinition } from '@listings/shared-api/contract';
import { dayInZone, defaultDateRange, resolveDays } from '@listings/shared-values';

/** Screens that a saved view may open with, by path. */
const viewScreens: Readonly<Record<string, string>> = {
  '/google/product-feed': 'product-feed',
  '/google/reports': 'reports-programs',
};

/** True where the screen at this path opens with a view that the person has chosen. */
export const opensView = (path: string, { firstViews = {} }: Pick<Bootstrap, 'firstViews'>): boolean =>
  (firstViews[viewScreens[path] ?? ''] ?? '') !== '';

/** A view may have other days and another order. */
const isOfView = (path: string): boolean => /[?&](after|orderby)=/.test(path);

type Facts = Pick<
  Bootstrap,
  'restRoot' | 'timeZone' | 'weekStartsOn' | 'mcSetupComplete' | 'adsSetupComplete' | 'missingCalls'
> & {
  /** Language of the page. */
  readonly language: string;
  /** The screen opens with a view of the person's own. */
  readonly hasView?: boolean;
};

/** Query parameters that do not change what a screen reads at first. */
const harmless = new Set(['guide', 'step', 'subpath', 'pageStep', 'programId']);

/** Today in the store; null in a zone that this machine does not know: the page is served all the same. */
function todayIn(timeZone: string, now: number): string | null {
  try {
    return dayInZone(now, timeZone);
  } catch {
    return null;
  }
}

/** Values of the placeholders for days in addresses: the default date range of the screens. */
function openDays({ timeZone, weekStartsOn }: Facts, now: number): Readonly<Record<string, string>> {
  const today = todayIn(timeZone, now);
  if (today === null) return {};
  const { primary, secondary } = resolveDays(defaultDateRange, { today, weekStartsOn });
  return { ...primary, previousAfter: secondary.after, previousBefore: secondary.before };
}

/** True for a read that the store does not have. */
const isMissing = (path: string, missing: readonly string[]): boolean =>
  Object.entries<EndpointDefinition>(endpoints).some(
    ([key, endpoint]) =>
      endpoint.method === 'GET' &&
      missing.includes(key) &&
      new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?', 1)[0] ?? ''),
  );

/** What of these a store of that state is asked. */
const pathsOf = ({ always = [], mcSetupComplete = [], adsSetupComplete = [] }: FirstReads, facts: Facts): string[] => [
  ...always,
  ...(facts.mcSetupComplete ? mcSetupComplete : []),
  ...(facts.mcSetupComplete && facts.adsSetupComplete ? adsSetupComplete : []),
];

/**
 * Addresses of what a route's first screen and the step of it that is open, or the screen below it, read at once; none when the page's own address
 * asks for something special.
 */
export function firstReadUrls(
  reads: readonly (FirstReads | undefined)[],
  query: URLSearchParams,
  facts: Facts,
  now: number,
): string[] {
  if ([...query.keys()].some((name) => !harmless.has(name))) return [];
  const open = { ...openDays(facts, now), language: facts.language };
  const paths = reads.flatMap((part) => (part === undefined ? [] : pathsOf(part, facts)));
  return [...new Set(paths)]
    .filter((path) => !isMissing(path, facts.missingCalls) && !(facts.hasView && isOfView(path)))
    .map(
      (path) =>
        facts.restRoot + path.replace(/\{(\w+)\}/g, (whole, name: string) => open[name as keyof typeof open] ?? whole),
    )
    .filter((url) => !url.includes('{'));
}

/** Reads that follow another one, when its answer has a value. */
export interface ReadsAfter {
  /** Address of the other read, which is asked for before. */
  readonly url: string;
  readonly field: string;
  readonly is: string;
  /** Key of the view that opens so: its scripts are fetched too. */
  readonly view: string;
  readonly urls: readonly string[];
}

/** What follows these reads, and what follows that, each after what it follows. `readsOf` gives those of a view. */
export function readsAfter(
  reads: readonly (FirstReads | undefined)[],
  readsOf: (view: string) => FirstReads | undefined,
  urlsOf: (reads: readonly (FirstReads | undefined)[]) => readonly string[],
  opened: ReadonlySet<string> = new Set(),
): ReadsAfter[] {
  return reads.flatMap((part) =>
    (part?.opens ?? []).flatMap(({ read, field, is, view }) => {
      const [url] = urlsOf([{ always: [read] }]);
      if (url === undefined || opened.has(view)) return [];
      const next = [readsOf(view)];
      const then = readsAfter(next, readsOf, urlsOf, new Set([...opened, view]));
      return [{ url, field, is, view, urls: urlsOf(next) }, ...then];
    }),
  );
}
