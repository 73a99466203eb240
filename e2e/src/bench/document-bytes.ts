import { get } from 'node:http';
import type { ScreenAt } from '../screens';
import type { Store } from '../store';

/** Bytes of a screen's document as they are sent to a browser that takes brotli, with the answers in it. */
export async function measureDocument(
  store: Store,
  screen: ScreenAt,
  hints: Readonly<Record<string, string>>,
): Promise<number> {
  await store.scenario(screen.scenario);
  const signedIn = await fetch(store.signInUrl, { redirect: 'manual' });
  const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0]);
  const headers = { cookie: cookie.join('; '), accept: 'text/html', 'accept-encoding': 'br', ...hints };
  return new Promise((resolve, reject) => {
    const asked = get(store.url + screen.path, { headers }, (answer) => {
      let bytes = 0;
      const { statusCode, headers: sent } = answer;
      if (statusCode !== 200 || sent['content-encoding'] !== 'br') reject(new Error(`${screen.path}: ${statusCode}`));
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject);
  });
}
