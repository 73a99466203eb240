import type { Page } from 'playwright-core';

/** React waits for what is lazy by an exception: `Suspense Exception: This is not a real error`. */
const ofReact = /^Error: Minified React error #460;/;

/** Watches for exceptions that scripts of a page throw from now on, caught ones, too; answers with the words of each. */
export async function thrownIn(page: Page): Promise<() => readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const thrown: string[] = [];
  session.on('Debugger.paused', ({ data }) => {
    const words = (data as { readonly description?: string } | undefined)?.description ?? 'something that is no error';
    if (!ofReact.test(words)) thrown.push(words);
    session.send('Debugger.resume').catch(() => undefined);
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  return () => thrown;
}
