import { hash } from 'node:crypto';
import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { WireAnswer } from './answer-validation';
import type { Changed } from './changes.store';
import { preconditionFailed } from './framework-error';

/** The read that shows what a mutation changes: the client sends the tag of that read with the mutation [T12]. */
export const readOf = (key: EndpointKey): EndpointKey | undefined => {
  const { ifMatch }: EndpointDefinition = endpoints[key];
  return ifMatch as EndpointKey | undefined;
};

const tagged: ReadonlySet<EndpointKey> = new Set(
  (Object.keys(endpoints) as EndpointKey[]).flatMap((key) => readOf(key) ?? []),
);

const tagOf = ({ text }: WireAnswer): string => `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;

const withTag = (answer: WireAnswer, tag: string): WireAnswer => ({
  ...answer,
  headers: { ...answer.headers, etag: tag },
});

/** A read's answer with the tag of its content, where a mutation may name the tag. */
export const taggedRead = (key: EndpointKey, answer: WireAnswer): WireAnswer =>
  answer.status === 200 && tagged.has(key) ? withTag(answer, tagOf(answer)) : answer;

/** True when `If-Match` does not name the current tag. */
export function isOutdated(ifMatch: string, current: WireAnswer): boolean {
  // A resource that cannot be read cannot be changed either: the mutation answers with the reason.
  if (current.status !== 200) return false;
  const named = ifMatch.split(',').map((tag) => tag.trim());
  return !named.includes('*') && !named.includes(tagOf(current));
}

/** The answer to such a mutation: what is there now, its tag, who changed it and when, as far as that is known. */
export function outdated(current: WireAnswer, changed: Changed | null): WireAnswer {
  const [tag, present] = [tagOf(current), JSON.parse(current.text) as unknown];
  const { status, body } = preconditionFailed({ tag, present, by: changed?.by ?? null, at: changed?.at ?? null });
  return withTag({ status, headers: {}, text: JSON.stringify(body) }, tag);
}

/** A mutation's answer with the tag of what is there now, so that the next one can name it without another read. */
export const taggedMutation = (answer: WireAnswer, current: WireAnswer): WireAnswer =>
  answer.status < 300 && current.status === 200 ? withTag(answer, tagOf(current)) : answer;
