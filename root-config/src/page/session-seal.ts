/** Letters without vowels: a digest in them reads neither as a number nor as a word. */
const letters = 'bcdfghjklmnpqrst';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** HMAC-SHA-256 of a text under the session's token; null where the browser has no Web Crypto, as over plain http to another computer. */
export async function sealOf(token: string, text: string): Promise<string | null> {
  if (!window.isSecureContext) return null;
  const { subtle } = window.crypto;
  const key = await subtle.importKey('raw', bytesOf(token), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = new Uint8Array(await subtle.sign('HMAC', key, bytesOf(text)));
  return Array.from(digest, (byte) => `${letters[byte >> 4] ?? ''}${letters[byte & 15] ?? ''}`).join('');
}
