import type { Role } from '@listings/shared-api/contract';
import type { SpendRefusal } from '../people/spend-limit.rules';
import type { CommonErrorBody, ErrorStatus } from './handler';

/** Error bodies of the framework shape, with the store platform's codes and words. */
export interface FrameworkError<Status extends number = number> {
  readonly status: Status;
  readonly body: CommonErrorBody;
}

const frameworkError = <Status extends ErrorStatus | 413 | 414 | 415 | 421>(
  status: Status,
  code: string,
  message: string,
  data: object = {},
): FrameworkError<Status> => ({
  status,
  body: { code, message, data: { status, ...data } },
});

export const forbidden = (status: 401 | 403): FrameworkError =>
  frameworkError(status, 'rest_forbidden', 'Sorry, you are not allowed to do that.');

const askOwner = (owners: readonly string[]): string =>
  owners.length === 0 ? 'Ask an owner.' : `Ask an owner: ${owners.join(', ')}.`;

/** `owners`: who may give the role that is needed, by name. */
export const roleNeeded = (role: Role, owners: readonly string[]): FrameworkError<403> =>
  frameworkError(403, 'rest_role_needed', `Your role does not allow this. ${askOwner(owners)}`, {
    details: { role, owners },
  });

/** The field by which an advertiser would spend more than allowed. */
export const beyondLimit = ({ field, limit, total }: SpendRefusal, owners: readonly string[]): FrameworkError<400> =>
  invalidParameters({
    [field]: `All running campaigns together would spend ${total} a day; your limit is ${limit}. ${askOwner(owners)}`,
  });

const KEY_REFUSALS = {
  unknown: 'This API key is not known.',
  ended: 'This API key has ended. An owner can make a new one.',
  revoked: 'This API key was revoked. An owner can make a new one.',
  orphaned: 'The person who made this API key is no owner any more. An owner can make a new one.',
} as const;

export const apiKeyRefused = (reason: keyof typeof KEY_REFUSALS): FrameworkError<401> =>
  frameworkError(401, `rest_api_key_${reason}`, KEY_REFUSALS[reason]);

export const notForKeys = (): FrameworkError =>
  frameworkError(
    403,
    'rest_not_for_api_keys',
    'API keys cannot be used for this call: it needs a person who is signed in.',
  );

export const invalidNonce = (): FrameworkError =>
  frameworkError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed');

export const noRoute = (): FrameworkError =>
  frameworkError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

export const invalidJson = (): FrameworkError => frameworkError(400, 'rest_invalid_json', 'Invalid JSON body passed.');

export const tooLarge = (): FrameworkError =>
  frameworkError(413, 'rest_body_too_large', 'The request body is too large.');

export const urlTooLong = (): FrameworkError =>
  frameworkError(414, 'rest_url_too_long', 'The request URL is too long.');

export const unsupportedType = (): FrameworkError =>
  frameworkError(415, 'rest_unsupported_media_type', 'The request body has to be JSON in UTF-8.');

export const misdirected = (): FrameworkError =>
  frameworkError(421, 'rest_misdirected_request', 'This server is not known under this name. See PUBLIC_URL.');

export const malformedRequest = (): FrameworkError =>
  frameworkError(400, 'rest_bad_request', 'The request cannot be read.');

export const tooManyRequests = (): FrameworkError =>
  frameworkError(429, 'rest_too_many_requests', 'Too many requests. Please try again in a moment.');

export const internalError = (): FrameworkError =>
  frameworkError(500, 'internal_server_error', 'There has been a critical error on this server.');

/** `details` holds what is there now, its tag, who changed it and when. */
export const preconditionFailed = (details: object): FrameworkError =>
  frameworkError(
    412,
    'rest_precondition_failed',
    'Somebody else has changed this meanwhile. Please look at it again.',
    {
      details,
    },
  );

export const storeUnavailable = (): FrameworkError =>
  frameworkError(503, 'rest_store_unavailable', 'The store cannot be written at the moment. Please try again later.');

export const missingParameters = (names: readonly string[]): FrameworkError =>
  frameworkError(400, 'rest_missing_callback_param', `Missing parameter(s): ${names.join(', ')}`, { params: names });

/** `params` holds the faults by parameter. */
export const invalidParameters = (params: Readonly<Record<string, string>>): FrameworkError<400> => {
  const names = Object.keys(params);
  const details = Object.fromEntries(
    Object.entries(params).map(([name, message]) => [name, { code: 'rest_invalid_param', message, data: null }]),
  );
  return frameworkError(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, { params, details });
};

export const keyInFlight = (): FrameworkError =>
  frameworkError(409, 'rest_idempotency_in_flight', 'The request with this idempotency key is still running.');

export const keyMismatch = (): FrameworkError =>
  frameworkError(422, 'rest_idempotency_mismatch', 'This idempotency key was used for another request.');
