import type { ApiErrorDetails, ApiErrorInit, Outdated } from '../contract';

const maxMessage = 1000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (fields: Fields, key: string): string | undefined =>
  typeof fields[key] === 'string' ? fields[key] : undefined;

/** A finite number, or one written as digits. */
function numberIn(fields: Fields, key: string): number | undefined {
  const value = fields[key];
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The parameters the framework complains of: names, or names with reasons. */
function paramsIn(fields: Fields): ApiErrorDetails['params'] | undefined {
  const params = isFields(fields['data']) ? fields['data']['params'] : undefined;
  if (Array.isArray(params)) return params.filter((name): name is string => typeof name === 'string');
  if (!isFields(params)) return undefined;
  return Object.fromEntries(Object.entries(params).map(([name, reason]) => [name, String(reason)]));
}

const billingUrlIn = (fields: Fields) => (fields['billing_url'] === null ? null : textIn(fields, 'billing_url'));

const secondsOf = (header: string | null) =>
  header !== null && /^\s*\d+\s*$/.test(header) ? Number(header) : undefined;

/** What a refused precondition says of the present state. */
function outdatedIn({ code, data }: Fields): Outdated | undefined {
  const details = code === 'rest_precondition_failed' && isFields(data) ? data['details'] : undefined;
  if (!isFields(details)) return undefined;
  const tag = textIn(details, 'tag');
  const [by, at] = [textIn(details, 'by') ?? null, numberIn(details, 'at') ?? null];
  return tag === undefined ? undefined : { tag, present: details['present'], by, at };
}

function detailsOf(fields: Fields, retryAfterHeader: string | null): ApiErrorDetails {
  const details: Record<keyof ApiErrorDetails, unknown> = {
    id: numberIn(fields, 'id'),
    website_url: textIn(fields, 'website_url'),
    claimed_url: textIn(fields, 'claimed_url'),
    new_url: textIn(fields, 'new_url'),
    retry_after: numberIn(fields, 'retry_after') ?? secondsOf(retryAfterHeader),
    billing_url: billingUrlIn(fields),
    billing_status: textIn(fields, 'billing_status'),
    reason: textIn(fields, 'reason'),
    errors: fields['errors'],
    params: paramsIn(fields),
    outdated: outdatedIn(fields),
  };
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
}

/** A text body is the message itself; a page of HTML is of no use to the admin. */
function messageInText(text: string): string | null {
  const words = text.trim();
  return words === '' || words.startsWith('<') ? null : words.slice(0, maxMessage);
}

/** Makes one description of the three error shapes and of bodies that are none of them. */
export function describeFailure(
  text: string,
  json: unknown,
  retryAfterHeader: string | null,
): Required<Pick<ApiErrorInit, 'code' | 'serverMessage' | 'details'>> {
  if (!isFields(json)) {
    const words = typeof json === 'string' ? json : text;
    const isText = typeof json === 'string' || json === null;
    return {
      code: null,
      serverMessage: isText ? messageInText(words) : null,
      details: detailsOf({}, retryAfterHeader),
    };
  }
  const code = json['code'];
  const message = textIn(json, 'message')?.trim().slice(0, maxMessage) ?? '';
  return {
    code: typeof code === 'string' || typeof code === 'number' ? String(code) : null,
    serverMessage: message === '' ? null : message,
    details: detailsOf(json, retryAfterHeader),
  };
}
