import type { FirstReads } from '@listings/deploy/release';
import type { Bootstrap } from '@listings/shared-api/contract';
import { dayInZone } from '@listings/shared-values';

type Facts = Pick<Bootstrap, 'restRoot' | 'timeZone' | 'mcSetupComplete' | 'adsSetupComplete'>;

/** What an address may say without asking for other data. */
const harmless = new Set(['guide']);

/** Today in the store; null in a zone that this machine does not know: the page is served all the same. */
function todayIn(timeZone: string, now: number): string | null {
  try {
    return dayInZone(now, timeZone);
  } catch {
    return null;
  }
}

const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** The days that addresses may stand open for: month to date, and the same a year before. */
function daysOf(before: string | null): Readonly<Record<string, string>> {
  if (before === null) return {};
  const after = before.replace(/..$/, '01');
  return { after, before, previousAfter: yearBefore(after), previousBefore: yearBefore(before) };
}

/** Addresses of what a route's first screen reads at once; none when the page's own address asks for something special. */
export function firstReadUrls(
  reads: FirstReads | undefined,
  query: URLSearchParams,
  facts: Facts,
  now: number,
): string[] {
  if (reads === undefined || [...query.keys()].some((name) => !harmless.has(name))) return [];
  const days = daysOf(todayIn(facts.timeZone, now));
  const { always = [], mcSetupComplete = [], adsSetupComplete = [] } = reads;
  const paths = [
    ...always,
    ...(facts.mcSetupComplete ? mcSetupComplete : []),
    ...(facts.mcSetupComplete && facts.adsSetupComplete ? adsSetupComplete : []),
  ];
  return paths
    .map((path) => facts.restRoot + path.replace(/\{(\w+)\}/g, (whole, name: string) => days[name] ?? whole))
    .filter((url) => !url.includes('{'));
}
