import { endpoints, type EndpointDefinition } from '@listings/shared-api/contract';
import type { Fault } from './fault.rules';

/** A fault that can be chosen from a list. */
export interface FaultPreset {
  readonly name: string;
  readonly title: string;
  readonly fault: Pick<Fault, 'status' | 'body' | 'headers' | 'delayMs' | 'drop'>;
}

const lost = (account: string, code: string) => ({
  status: 401,
  body: { message: `Please reconnect your ${account} account.`, status: 401, code },
});

export const faultPresets: readonly FaultPreset[] = [
  {
    name: 'error',
    title: 'Fails with a server error (500)',
    fault: { status: 500, body: { message: 'Server error.' } },
  },
  {
    name: 'busy',
    title: 'Says: busy, try again in 5 seconds (503)',
    fault: { status: 503, body: { message: 'Busy.', retry_after: 5 }, headers: { 'retry-after': '5' } },
  },
  {
    name: 'limited',
    title: 'Says: too many requests (429)',
    fault: { status: 429, body: { message: 'Too many requests.' }, headers: { 'retry-after': '5' } },
  },
  { name: 'refused', title: 'Is refused (403)', fault: { status: 403, body: { message: 'Refused.' } } },
  { name: 'invalid', title: 'Calls the request invalid (400)', fault: { status: 400, body: { message: 'Invalid.' } } },
  {
    name: 'signed-out',
    title: 'Says that the session has ended (401)',
    fault: {
      status: 401,
      body: { code: 'rest_forbidden', message: 'Sorry, you are not allowed to do that.', data: { status: 401 } },
    },
  },
  { name: 'provider-lost', title: 'The Google connection is lost (401)', fault: lost('Google', 'GOOGLE_DISCONNECTED') },
  {
    name: 'hosting-lost',
    title: 'The WordPress.com connection is lost (401)',
    fault: lost('Jetpack', 'JETPACK_DISCONNECTED'),
  },
  { name: 'slow', title: 'Takes 5 seconds longer', fault: { delayMs: 5000 } },
  { name: 'drop-before', title: 'The connection breaks before anything happens', fault: { drop: 'before' } },
  { name: 'drop-after', title: 'It works, but the answer gets lost', fault: { drop: 'after' } },
  { name: 'unreadable', title: 'Answers with something unreadable', fault: { status: 200, body: '<html>Oops' } },
];

/** A call of the contract as a list shows it. */
export interface FaultTarget {
  /** `GET /wc/gla/mc/settings`. */
  readonly value: string;
  /** Description of the call, from the contract. */
  readonly title: string;
}

const definitions: readonly EndpointDefinition[] = Object.values(endpoints);

export const faultTargets: readonly FaultTarget[] = definitions.map(({ method, path, summary }) => ({
  value: `${method} ${path}`,
  title: summary.replace(/\.$/, ''),
}));

/** The fault of a choice from the two lists; null when there is no such choice. */
export function chosenFault(target: string, preset: string, times: string): unknown {
  const endpoint = definitions.find(({ method, path }) => `${method} ${path}` === target);
  const effect = faultPresets.find(({ name }) => name === preset);
  if (!endpoint || !effect) return null;
  const { method, path } = endpoint;
  return { method, path, ...effect.fault, ...(times === '' ? {} : { times: Number(times) }) };
}

/** Effect of a fault on its call, in words. */
export function faultInWords({ status, delayMs, drop }: Fault): string {
  const parts = [
    ...(delayMs === undefined ? [] : [`waits ${delayMs} ms`]),
    ...(drop === 'before' ? ['connection breaks first'] : []),
    ...(drop === 'after' ? ['works, answer lost'] : []),
    ...(status !== undefined && drop === undefined ? [`answers ${status}`] : []),
  ];
  return parts.join(', ');
}
