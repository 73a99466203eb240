import { createHash } from 'node:crypto';
import type { EndpointKey } from '@listings/shared-api/contract';
import type { WireAnswer } from './answer-validation';
import { preconditionFailed } from './framework-error';

/**
 * The read that shows what a mutation changes. The client sends the tag of that read with the mutation, so that it
 * never overwrites a change it has not seen; other clients may omit the tag [T12].
 */
const READ_OF: { readonly [K in EndpointKey]?: EndpointKey } = {
  saveSettings: 'getSettings',
  saveAudience: 'getAudience',
  saveShippingRates: 'listShippingRates',
  deleteShippingRates: 'listShippingRates',
  saveShippingRate: 'listShippingRates',
  updateShippingRate: 'listShippingRates',
  deleteShippingRate: 'listShippingRates',
  saveShippingTimes: 'listShippingTimes',
  deleteShippingTimes: 'listShippingTimes',
  saveShippingTime: 'listShippingTimes',
  deleteShippingTime: 'listShippingTimes',
  updateCampaign: 'getCampaign',
  deleteCampaign: 'getCampaign',
};

export const readOf = (key: EndpointKey): EndpointKey | undefined => READ_OF[key];

const tagged: ReadonlySet<EndpointKey> = new Set(Object.values(READ_OF));

const tagOf = ({ text }: WireAnswer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const withTag = (answer: WireAnswer, tag: string): WireAnswer => ({
  ...answer,
  headers: { ...answer.headers, etag: tag },
});

/** A read's answer with the tag of its content, where a mutation may name the tag. */
export const taggedRead = (key: EndpointKey, answer: WireAnswer): WireAnswer =>
  answer.status === 200 && tagged.has(key) ? withTag(answer, tagOf(answer)) : answer;

/** The answer to a mutation whose `If-Match` does not name the current tag; null when it may go on. */
export function mismatch(ifMatch: string, current: WireAnswer): WireAnswer | null {
  // A resource that cannot be read cannot be changed either: the mutation answers with the reason.
  if (current.status !== 200) return null;
  const named = ifMatch.split(',').map((tag) => tag.trim());
  if (named.includes('*') || named.includes(tagOf(current))) return null;
  const { status, body } = preconditionFailed();
  return withTag({ status, headers: {}, text: JSON.stringify(body) }, tagOf(current));
}

/** A mutation's answer with the tag of what is there now, so that the next one can name it without another read. */
export const taggedMutation = (answer: WireAnswer, current: WireAnswer): WireAnswer =>
  answer.status < 300 && current.status === 200 ? withTag(answer, tagOf(current)) : answer;
