import { bootstrapSchema, type Bootstrap } from '@listings/shared-api/contract';

const dataBlock = /<script type="application\/json" id="bootstrap">([^<]*)<\/script>/;

/** A nonce as the host's own address gives it; `0` stands for no session there. */
const nonceText = /^(?!0$)[\w-]{1,64}$/;

/** The nonce of the session the browser is signed in to now, from the host's own address for it; null without a session. */
async function askNonce(fetchText: typeof fetch, address: string): Promise<string | null> {
  try {
    const answer = await fetchText(address, { cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    const text = answer.ok ? (await answer.text()).trim() : '';
    return nonceText.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The same, read from a page of the application; null, too, where that is somebody else's by now. */
export async function fetchNonce(
  fetchPage: typeof fetch,
  address: string,
  person: Bootstrap['person'],
): Promise<string | null> {
  try {
    const answer = await fetchPage(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(10_000) });
    const [, json] = dataBlock.exec(answer.ok ? await answer.text() : '') ?? [];
    const parsed = bootstrapSchema.safeParse(JSON.parse(json ?? 'null'));
    return parsed.success && parsed.data.person?.id === person?.id ? parsed.data.nonce : null;
  } catch {
    return null;
  }
}

/** The nonce of this moment: from where the host gives it, else from the page's own address; null without a session. */
export function nonceNow(window: Window, { host, person }: Pick<Bootstrap, 'host' | 'person'>): Promise<string | null> {
  const send = window.fetch.bind(window);
  return host.nonce === null ? fetchNonce(send, window.location.href, person) : askNonce(send, host.nonce.url);
}
