/** Where inspected pages tell what their machines do (`root-config/src/inspection`). */
const channel = 'listings.inspection';
const place = '/@dev/inspection';

/** Passes what inspected pages tell on to the server, for those who listen from elsewhere, and their questions back. */
export function relayInspection(): void {
  const pages = new BroadcastChannel(channel);
  // One after the other: calls side by side may arrive in another order.
  let passed: Promise<unknown> = Promise.resolve();
  pages.addEventListener('message', ({ data }: MessageEvent<{ readonly type?: string }>) => {
    if (data.type === 'ask') return;
    const pass = () => fetch(place, { method: 'POST', body: JSON.stringify(data) }).catch(() => undefined);
    passed = passed.then(pass);
  });
}

/** Asks the inspected pages for what they show. */
export function askInspected(): void {
  const pages = new BroadcastChannel(channel);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin and takes none
  pages.postMessage({ format: 'inspection/1', type: 'ask' });
  pages.close();
}
