import { endpoints, type EndpointDefinition, type EndpointKey } from '../contract';
import { joinQuery, requestPath } from '../contract/request-path';
import { readAnswer } from './answer';
import { tellAnswered, type AnyInput, type CallTools } from './call';
import type { PrintedAnswers } from './printed-answers';

export interface PrintedReadsOptions extends Pick<CallTools, 'onAged' | 'onAnswered' | 'paths'> {
  /** Mount point of the REST API, as calls have it. */
  readonly restRoot: string;
  readonly printed: PrintedAnswers;
}

/**
 * The value of a read that came with the page, where it is there already; undefined where it is to be called: one that is
 * still on its way, that failed, or of which more pages are to be read. A call that asks all the same gets that answer once.
 */
export type PrintedReads = (key: EndpointKey, input?: AnyInput) => unknown;

/** True for the first page of several. */
const hasMore = (value: unknown): boolean => {
  const { next_page: next = null, whole } = (value ?? {}) as { readonly next_page?: unknown; readonly whole?: unknown };
  return next !== null && whole !== true;
};

/** Reads answers that came with the page without a call, so that a screen has them when it is first drawn. */
export function createPrintedReads({ restRoot, printed, ...tools }: PrintedReadsOptions): PrintedReads {
  return (key, input = {}) => {
    const definition: EndpointDefinition = endpoints[key];
    const path = requestPath({ ...definition, path: tools.paths?.[key] ?? definition.path }, input);
    const address = restRoot + joinQuery(restRoot, path);
    const found = printed.look(address);
    if (found === null) return undefined;
    const answer = { ...found, header: (name: string) => found.headers[name] ?? null };
    const read = readAnswer(definition, { endpoint: key, method: 'GET', path }, answer);
    // A failure is the call's, which tells of it, or asks once more.
    if (!('value' in read) || hasMore(read.value)) return undefined;
    tellAnswered(key, input, { ...read, answer }, tools);
    return read.value;
  };
}
