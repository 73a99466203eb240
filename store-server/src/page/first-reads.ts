import type { FirstReads } from '@listings/deploy/release';
import type { Bootstrap } from '@listings/shared-api/contract';

type Facts = Pick<Bootstrap, 'restRoot' | 'timeZone' | 'mcSetupComplete' | 'adsSetupComplete'>;

/** What an address may say without asking for other data. */
const harmless = new Set(['guide']);

const dayIn = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(now);

const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28');

/** Addresses of what a route's first screen reads at once; none when the page's own address asks for something special. */
export function firstReadUrls(
  reads: FirstReads | undefined,
  query: URLSearchParams,
  facts: Facts,
  now: number,
): string[] {
  if (reads === undefined || [...query.keys()].some((name) => !harmless.has(name))) return [];
  const before = dayIn(facts.timeZone, now);
  const after = before.replace(/..$/, '01');
  const days: Readonly<Record<string, string>> = {
    after,
    before,
    previousAfter: yearBefore(after),
    previousBefore: yearBefore(before),
  };
  const { always = [], mcSetupComplete = [], adsSetupComplete = [] } = reads;
  const paths = [
    ...always,
    ...(facts.mcSetupComplete ? mcSetupComplete : []),
    ...(facts.mcSetupComplete && facts.adsSetupComplete ? adsSetupComplete : []),
  ];
  return paths.map((path) => facts.restRoot + path.replace(/\{(\w+)\}/g, (whole, name: string) => days[name] ?? whole));
}
