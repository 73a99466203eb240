/** A cookie of a session, as a browser is given it. */
export interface SessionCookie {
  readonly name: string;
  readonly value: string;
  readonly secure: boolean;
}

/** A front end that is deployed, with the session of an admin at it. */
export interface FrontSession {
  readonly origin: string;
  readonly cookies: readonly SessionCookie[];
}

/** The front end cannot be reached, or its link signs nobody in; the message says which. */
export class FrontRefuses extends Error {}

const patienceMs = 20_000;

async function ask(link: URL, body: URLSearchParams | null): Promise<Response> {
  const how = body === null ? {} : { method: 'POST', body };
  try {
    return await fetch(link, { ...how, redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
  } catch (error) {
    throw new FrontRefuses(`The front end ${link.origin} cannot be reached: is it started?`, { cause: error });
  }
}

/** Cookies of a session that an answer sets. */
const cookiesIn = ({ headers }: Response): readonly SessionCookie[] =>
  headers.getSetCookie().flatMap((text) => {
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    return name.includes('session') && value !== '' ? [{ name, value, secure: /;\s*secure/i.test(text) }] : [];
  });

/**
 * Signs in by the sign-in link that a front end printed, once for all walks: such a link works once. Where it shows a
 * button instead, which is for previews of links not to use it up, the button is pressed.
 */
export async function signInTo(link: string): Promise<FrontSession> {
  const address = new URL(link);
  let answer = await ask(address, null);
  const token = address.searchParams.get('token');
  if (answer.status === 200 && token !== null && cookiesIn(answer).length === 0)
    answer = await ask(new URL(address.pathname, address), new URLSearchParams({ token }));
  const cookies = cookiesIn(answer);
  if (cookies.length > 0) return { origin: address.origin, cookies };
  throw new FrontRefuses(
    `The front end ${address.origin} signed nobody in by ${address.pathname}: it answered ${answer.status}. It takes the sign-in link that it prints last, once.`,
  );
}
