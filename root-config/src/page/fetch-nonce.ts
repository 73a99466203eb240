import { bootstrapSchema } from '@listings/shared-api/contract';

const dataBlock = /<script type="application\/json" id="bootstrap">([^<]*)<\/script>/;

/** The nonce of the session the browser is signed in to now, read from a page of the application; null without a session. */
export async function fetchNonce(fetchPage: typeof fetch, address: string): Promise<string | null> {
  try {
    const answer = await fetchPage(address, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(10_000) });
    const [, json] = dataBlock.exec(answer.ok ? await answer.text() : '') ?? [];
    const parsed = bootstrapSchema.safeParse(JSON.parse(json ?? 'null'));
    return parsed.success ? parsed.data.nonce : null;
  } catch {
    return null;
  }
}
