import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { WalkedBrowser } from './walked-browser.tour';

/** Ways in which a call fails for certain: before it has an effect, refused, or broken. */
const refusals = [
  { drop: 'before' },
  { status: 400, body: { code: 'rest_invalid_param', message: 'Not like this.' } },
  { status: 500, body: { message: 'Broken' } },
] as const;

/** Number of ways in which one of so many calls may be refused. */
export const waysToRefuse = (keys: readonly EndpointKey[]): number => keys.length * refusals.length;

async function inject({ store }: WalkedBrowser, key: EndpointKey | undefined, fault: object): Promise<void> {
  if (key === undefined) return;
  const { method, path }: EndpointDefinition = endpoints[key];
  await store.call('POST', '/sandbox/v1/faults', { method, path, ...fault, times: 1 });
}

/** The next call of one of the endpoints takes effect, and its answer is lost. */
export const loseNext = (browser: WalkedBrowser, keys: readonly EndpointKey[], at: number): Promise<void> =>
  inject(browser, keys[at], { drop: 'after' });

/** The next call of one of the endpoints has no effect. */
export const refuseNext = (browser: WalkedBrowser, keys: readonly EndpointKey[], at: number): Promise<void> =>
  inject(browser, keys[at % keys.length], refusals[Math.floor(at / keys.length)] ?? refusals[0]);
