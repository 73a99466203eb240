import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { AnyModel, NamedAnswer } from '@listings/shared-machines/models';

/** Statuses every call may be refused with. */
const usual = [400, 401, 403, 404, 406, 409, 429, 500, 503] as const;

/** Statuses a call may be refused with: the usual ones, and those its endpoint declares. */
function statusesOf(key: string): readonly number[] {
  const { errors = {} }: EndpointDefinition = endpoints[key as EndpointKey];
  return [...new Set([...usual, ...Object.keys(errors).map(Number)])];
}

const fieldsOf = (body: unknown): number => (typeof body === 'object' && body !== null ? Object.keys(body).length : 0);

type Refusal = Extract<NamedAnswer, { readonly http: unknown }>;

const isRefusal = (answer: NamedAnswer): answer is Refusal => 'http' in answer && answer.refusedWith !== undefined;

/**
 * The refusals of a call with each status that none of its plainest ones has, by their names: a body that names a reason is
 * read by it, whatever the status.
 */
function othersOf(named: Readonly<Record<string, NamedAnswer>>): Record<string, NamedAnswer> {
  const replies = Object.values(named)
    .filter(isRefusal)
    .flatMap(({ http, refusedWith }) =>
      Object.entries(http).map(([key, { status, body }]) => ({ refusedWith, key, status, fields: fieldsOf(body) })),
    );
  const others: Record<string, NamedAnswer> = {};
  for (const key of new Set(replies.map((reply) => reply.key))) {
    const ofKey = replies.filter((reply) => reply.key === key);
    const fewest = Math.min(...ofKey.map(({ fields }) => fields));
    const plain = ofKey.filter(({ fields }) => fields === fewest);
    for (const status of statusesOf(key)) {
      const other = plain.some((reply) => reply.status === status) ? undefined : plain[0]?.refusedWith?.(status);
      if (other !== undefined) others[`refused (${status})`] = other;
    }
  }
  return others;
}

/** A model whose calls are refused with every status they can be refused with, once each. */
export const withEveryStatus = (model: AnyModel): AnyModel => ({
  ...model,
  answers: Object.fromEntries(
    Object.entries(model.answers).map(([call, named]) => [call, { ...named, ...othersOf(named) }]),
  ),
});
