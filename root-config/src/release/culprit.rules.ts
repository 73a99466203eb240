/** Stands in the place of an application where none can be named. */
const thePage = 'page';

/** What failed after a start, and whose it is: a build, or the page. */
export interface LateFailure {
  readonly app: string;
  readonly message: string;
  readonly error: unknown;
}

/** Browsers say so of a layout that goes on in the next frame: nothing failed. */
const noFailure = /^ResizeObserver loop/;

const property = (value: unknown, name: string): string => {
  const found: unknown = Object(value)[name];
  return typeof found === 'string' ? found : '';
};

/** What is no error, without what it holds: that may be anybody's data. */
const kindOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? `{ ${Object.keys(value).slice(0, 9).join(', ')} }` : String(value);

/**
 * Whose an error is that nobody caught: of the first application whose code it passed through, or that threw what is no
 * error and has no stack. A promise rejected with such a thing names no place: it belongs to the application where only one
 * has `started` on the page. What else fails is the page's own, and null what an extension did, or what is no failure.
 */
export function lateFailure(event: Event, started: ReadonlySet<string>): LateFailure | null {
  const isRejection = 'reason' in event;
  const thrown: unknown = isRejection ? event.reason : Object(event)['error'];
  const stack = property(thrown, 'stack');
  const said = property(event, 'message');
  const places = `${stack}\n${property(event, 'filename')}`;
  if (noFailure.test(said)) return null;
  const [only] = started;
  const isOnlyOne = isRejection && stack === '' && started.size === 1;
  const named = /\/assets\/(mfe-[a-z-]+)\//.exec(places)?.[1] ?? (isOnlyOne ? only : undefined);
  if (named === undefined && /-extension:/.test(places)) return null;
  const told = isRejection ? `a promise was rejected with ${kindOf(thrown)}` : said;
  return { app: named ?? thePage, message: stack === '' ? told : String(thrown), error: thrown };
}
