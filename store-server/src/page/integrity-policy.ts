import type { IncomingHttpHeaders } from 'node:http';

/**
 * The oldest versions in which `e2e/specs` saw modules load whose integrity stands in the import map alone, and one
 * without it refused. A browser that is not proven gets the policy as report-only: WebKit 2.50 (Safari 26) counts no
 * integrity of the map, blocks every module that another one imports, and the page would be blank.
 */
const PROVEN = { chromium: 156, firefox: 153 } as const;

/** Sent by Chromium and its relatives alone, and by them to https and this computer only. */
const chromiumVersion = (brands: unknown): number =>
  typeof brands === 'string' ? Number(/"Chromium";v="(\d{1,4})"/.exec(brands)?.[1] ?? 0) : 0;

/** Gecko's own word, from end to end: `FxiOS` and others that only call themselves Firefox say something else. */
const firefoxVersion = (agent: string): number =>
  Number(/^Mozilla\/5\.0 \([^()]*\) Gecko\/[\d.]+ Firefox\/(\d{1,4})\.\d+$/.exec(agent)?.[1] ?? 0);

/** True for a browser that runs no script of a document without integrity. */
export const refusesUnknown = (headers: IncomingHttpHeaders): boolean =>
  chromiumVersion(headers['sec-ch-ua']) >= PROVEN.chromium ||
  firefoxVersion(headers['user-agent'] ?? '') >= PROVEN.firefox;

/** The name and value of the header that lets a document run no script without integrity [B-2]. */
export const integrityPolicyFor = (headers: IncomingHttpHeaders): Readonly<Record<string, string>> => ({
  [refusesUnknown(headers) ? 'integrity-policy' : 'integrity-policy-report-only']:
    'blocked-destinations=(script), endpoints=(csp)',
});
