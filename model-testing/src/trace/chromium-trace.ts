import type { Session } from '@listings/shared-machines';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import type { Trace, TracedStep } from './trace';
import { Tracer } from './tracer';

/** Path below which the calls of the contract are. */
const restRoot = '/wp-json';

/** Place of a recorded session in the storage of a tab, and a session that begins there with the page. */
const sessionPlace = 'listings.session';
const recordsItself = `sessionStorage.getItem('${sessionPlace}') ?? sessionStorage.setItem('${sessionPlace}', '{"on":true}')`;

/** Calls and console of a page. */
function hear(page: Page, tracer: Tracer): void {
  const ends = new Map<Request, (status: number | null) => void>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith(restRoot)) return;
    const path = pathname.slice(restRoot.length) + search;
    ends.set(request, tracer.call(request.method(), path, request.postData() ?? ''));
  });
  page.on('response', (response) => ends.get(response.request())?.(response.status()));
  page.on('requestfailed', (request) => ends.get(request)?.(null));
  page.on('console', (message) => tracer.line(message.type(), message.text()));
  page.on('pageerror', (error) => tracer.line('error', error.message));
}

/** Leaves of the machines that went through anything on the page, as the page's own recorder wrote them down. */
async function machinesOn(page: Page): Promise<TracedStep['machines']> {
  const kept = await page.evaluate((place) => sessionStorage.getItem(place), sessionPlace).catch(() => null);
  const { session } = JSON.parse(kept ?? '{}') as { readonly session?: Session };
  return Object.fromEntries(
    (session?.walks ?? []).map(({ model, start, steps }) => [model, steps.at(-1)?.state ?? start]),
  );
}

/** The trace of pages in a browser, while one is asked for. */
export interface ChromiumTrace {
  /** Traces what is opened from now on; a picture of each step goes into the folder. */
  readonly traceInto: (folder: string) => void;
  /** Ends it. */
  readonly traced: () => Trace;
  /** A page is about to be opened. */
  readonly follow: (page: Page) => Promise<void>;
  /** A step of the page has ended. */
  readonly keep: (page: Page, step: number) => Promise<void>;
}

export function chromiumTrace(): ChromiumTrace {
  let tracer: Tracer | null = null;
  let pictures = '';
  return {
    traceInto(folder) {
      tracer = new Tracer('chromium');
      pictures = folder;
    },
    traced() {
      if (tracer === null) throw new Error('nothing is traced');
      const trace = tracer.read();
      tracer = null;
      return trace;
    },
    async follow(page) {
      if (tracer === null) return;
      await page.addInitScript(recordsItself);
      hear(page, tracer);
    },
    async keep(page, step) {
      if (tracer === null) return;
      await page.screenshot({ path: join(pictures, `${step}.png`) }).catch(() => undefined);
      tracer.step(await machinesOn(page), null);
    },
  };
}
