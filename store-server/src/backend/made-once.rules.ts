import { mayHaveWorked, type EndpointKey } from '@listings/shared-api/contract';
import { isObject } from '../base/is-object';
import { wireAnswer, type WireAnswer } from '../calls/answer-validation';
import type { EndpointCall } from '../calls/responder';
import type { BackendAnswer } from './backend-client';

/** Calls a repeat of which makes a second one: a real store knows no idempotency keys. */
const MAKES_ANOTHER: ReadonlySet<EndpointKey> = new Set([
  'createCampaign',
  'connectMerchantAccount',
  'requestVerificationCode',
  'requestReview',
]);

/** True for a call with an account id, which may be repeated; without an id the call makes an account. */
const namesAccount = ({ raw }: EndpointCall): boolean =>
  isObject(raw.body) && raw.body['id'] !== undefined && raw.body['id'] !== null;

/** True for a call that must reach the store once. */
export const mustHappenOnce = (call: EndpointCall): boolean => MAKES_ANOTHER.has(call.key) && !namesAccount(call);

/**
 * True for an answer of the store that leaves open what happened: a failure that the contract does not know of this call.
 * One that says when to come again, as WordPress does during its updates, has done nothing.
 */
export const leavesOpen = ({ definition }: EndpointCall, { status, headers }: BackendAnswer): boolean =>
  mayHaveWorked(status) && definition.errors?.[status] === undefined && headers['retry-after'] === undefined;

/** What a repeat of a call gets until it is known what became of the first: the client takes it for not certain. */
export const notKnownYet: WireAnswer = wireAnswer({
  status: 504,
  body: { message: 'The answer of the store is not known: what was asked for may have been done.' },
});
