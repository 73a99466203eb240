import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { AnyModel, NamedAnswer } from '@listings/shared-machines/models';

/** Statuses every call may be refused with. */
const usual = [400, 401, 403, 404, 406, 409, 429, 500, 503] as const;

/** Statuses a call may be refused with: the usual ones, and those its endpoint declares. */
function statusesOf(key: string): readonly number[] {
  const { errors = {} }: EndpointDefinition = endpoints[key as EndpointKey];
  return [...new Set([...usual, ...Object.keys(errors).map(Number)])];
}

/** The refusals of a call with each status it does not have yet, by their names. */
function othersOf(named: Readonly<Record<string, NamedAnswer>>): Record<string, NamedAnswer> {
  const known = new Set<string>();
  const others: Record<string, NamedAnswer> = {};
  const all = Object.values(named).flatMap((answer) => ('http' in answer ? [answer] : []));
  for (const { http } of all) for (const [key, reply] of Object.entries(http)) known.add(`${key} ${reply.status}`);
  for (const { http, refusedWith } of all)
    for (const key of Object.keys(http))
      for (const status of statusesOf(key)) {
        if (refusedWith === undefined || known.has(`${key} ${status}`)) continue;
        known.add(`${key} ${status}`);
        others[`refused (${status})`] = refusedWith(status);
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
