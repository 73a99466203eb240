/** Finds what an application leaves in the page when it goes: several share one document, and it would stay with the others. */
export interface LeftBehind {
  /** Remembers the page as it is before an application comes; the first time counts. */
  begin(app: string): void;
  /** What is there that was not, and what it began and did not end, in the words of code. Each is told once. */
  leftBy(app: string): readonly string[];
  /** Gives the page its own functions back. */
  stop(): void;
}

export interface LeftBehindOptions {
  readonly window: Window & typeof globalThis;
  /** Application whose code is on a stack; null when it is that of others. */
  readonly culpritOf: (stack: string) => string | null;
  /** True for elements that the page itself puts beside the applications. */
  readonly isOurs: (element: Element) => boolean;
}

/** React listens to it on the document for as long as the document lives, once for all roots. */
const ofReact = 'selectionchange';

const prototypesOf = (window: Window & typeof globalThis): Readonly<Record<string, object>> => ({
  'Array.prototype': window.Array.prototype,
  'Object.prototype': window.Object.prototype,
  'Function.prototype': window.Function.prototype,
  'String.prototype': window.String.prototype,
  'Number.prototype': window.Number.prototype,
  'Date.prototype': window.Date.prototype,
  'Promise.prototype': window.Promise.prototype,
  'Map.prototype': window.Map.prototype,
  'Set.prototype': window.Set.prototype,
  'Node.prototype': window.Node.prototype,
  'Element.prototype': window.Element.prototype,
  'HTMLElement.prototype': window.HTMLElement.prototype,
  'Event.prototype': window.Event.prototype,
  'Document.prototype': window.Document.prototype,
});

/** Own properties of an object by what they are. */
function ownOf(value: object): Map<PropertyKey, unknown> {
  const all = Reflect.ownKeys(value).map((key) => [key, Reflect.getOwnPropertyDescriptor(value, key)] as const);
  return new Map(all.map(([key, about]) => [key, about?.get ?? about?.value]));
}

interface PageState {
  readonly elements: ReadonlySet<Element>;
  readonly sheets: readonly CSSStyleSheet[];
  readonly globals: ReadonlySet<PropertyKey>;
  readonly prototypes: ReadonlyMap<string, ReadonlyMap<PropertyKey, unknown>>;
}

const isElement = (value: unknown): boolean => typeof Object(value)['localName'] === 'string';

function stateOf(window: Window & typeof globalThis): PageState {
  const { document } = window;
  return {
    elements: new Set([...document.head.children, ...document.body.children]),
    // jsdom knows none.
    sheets: [...(document.adoptedStyleSheets ?? [])],
    // An element with an id is one by its name.
    globals: new Set(Reflect.ownKeys(window).filter((key) => !isElement(Reflect.get(window, key)))),
    prototypes: new Map(Object.entries(prototypesOf(window)).map(([name, value]) => [name, ownOf(value)])),
  };
}

/** An element as it would be written: its name and what tells it from others. */
function tagOf(element: Element): string {
  const marks = ['id', 'class', 'name', 'href'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || value === '' ? [] : [` ${name}="${value.slice(0, 60)}"`];
  });
  return `<${element.localName}${marks.join('')}>`;
}

/** What the page has now that it had not. */
function differences(before: PageState, now: PageState, isOurs: (element: Element) => boolean): string[] {
  const elements = [...now.elements].filter((element) => !before.elements.has(element) && !isOurs(element));
  const prototypes = [...now.prototypes].flatMap(([name, own]) => {
    const known = before.prototypes.get(name);
    return [...own].filter(([key, value]) => known?.get(key) !== value).map(([key]) => `${name}.${String(key)}`);
  });
  return [
    ...elements.map(tagOf),
    ...now.sheets.filter((sheet) => !before.sheets.includes(sheet)).map(() => 'document.adoptedStyleSheets'),
    ...[...now.globals].filter((key) => !before.globals.has(key)).map((key) => `window.${String(key)}`),
    ...prototypes,
  ];
}

/** Something that goes on until it is ended. */
interface Begun {
  readonly app: string;
  readonly label: string;
  readonly isEndedBy: (...by: readonly unknown[]) => boolean;
  /** False once it has ended in a way of its own. */
  readonly goesOn: () => boolean;
}

const nameOfTarget = (target: unknown, window: Window): string | null => {
  const { document } = window;
  if (target === undefined || target === window) return 'window';
  if (target === document) return 'document';
  if (target === document.body) return 'document.body';
  return target === document.documentElement ? 'document.documentElement' : null;
};

const isCapturing = (options: unknown): boolean =>
  options === true || (typeof options === 'object' && options !== null && Object(options)['capture'] === true);

/** Puts a function in the place of one of an object; the answer puts it back. */
function replace(owner: object, name: string, make: (real: (...given: unknown[]) => unknown) => unknown): () => void {
  const about = Reflect.getOwnPropertyDescriptor(owner, name);
  const real: unknown = Reflect.get(owner, name);
  if (typeof real !== 'function') return () => {};
  Reflect.defineProperty(owner, name, { configurable: true, writable: true, value: make(real as () => unknown) });
  return () => {
    if (about === undefined) Reflect.deleteProperty(owner, name);
    else Reflect.defineProperty(owner, name, about);
  };
}

/** Follows what applications begin on the page itself: intervals, listeners, other titles. */
function followCalls({ window, culpritOf }: LeftBehindOptions, begun: Set<Begun>): () => void {
  const culprit = () => culpritOf(new Error('who').stack ?? '');
  const end = (...by: unknown[]) => {
    for (const each of begun) if (each.isEndedBy(...by)) begun.delete(each);
  };
  const begin = (app: string, label: string, isEndedBy: Begun['isEndedBy'], goesOn = () => true) =>
    begun.add({ app, label, isEndedBy, goesOn });
  // jsdom gives a window methods of its own.
  const owners = [window.EventTarget.prototype, ...(Object.hasOwn(window, 'addEventListener') ? [window] : [])];
  const followListeners = (owner: object) => [
    replace(
      owner,
      'addEventListener',
      (real) =>
        function addEventListener(this: unknown, ...given: unknown[]): unknown {
          const [type, listener, options] = given;
          const target = nameOfTarget(this, window);
          const app = target === null || type === ofReact || Object(options)['once'] === true ? null : culprit();
          const own = [this ?? window, type, listener, isCapturing(options)];
          const signal: unknown = Object(options)['signal'];
          if (app !== null)
            begin(
              app,
              `${target}.addEventListener('${String(type)}')`,
              (...by) => own.every((value, index) => value === by[index]),
              () => Object(signal)['aborted'] !== true,
            );
          return real.apply(this, given);
        },
    ),
    replace(
      owner,
      'removeEventListener',
      (real) =>
        function removeEventListener(this: unknown, ...given: unknown[]): unknown {
          end(this ?? window, given[0], given[1], isCapturing(given[2]));
          return real.apply(this, given);
        },
    ),
  ];
  const ends = [
    replace(
      window,
      'setInterval',
      (real) =>
        function setInterval(...given: unknown[]): unknown {
          const id = real.apply(window, given);
          const app = culprit();
          if (app !== null) begin(app, `setInterval(…, ${Number(given[1] ?? 0)})`, (what) => what === id);
          return id;
        },
    ),
    ...['clearInterval', 'clearTimeout'].map((name) =>
      replace(window, name, (real) => (id: unknown) => {
        end(id);
        real.call(window, id);
      }),
    ),
    ...owners.flatMap((owner) => followListeners(owner)),
    followTitle(window, (title) => {
      const app = culprit();
      if (app !== null) begin(app, `document.title = '${title}'`, () => false);
    }),
  ];
  return () => ends.reverse().forEach((stop) => stop());
}

/** Hears of each title that the document is given. */
function followTitle({ Document, document }: Window & typeof globalThis, hear: (title: string) => void): () => void {
  const real = Reflect.getOwnPropertyDescriptor(Document.prototype, 'title');
  Reflect.defineProperty(document, 'title', {
    configurable: true,
    get: () => real?.get?.call(document) as string,
    set: (title: string) => {
      hear(title);
      real?.set?.call(document, title);
    },
  });
  return () => void Reflect.deleteProperty(document, 'title');
}

/** Follows the page from now on. */
export function findLeftBehind(options: LeftBehindOptions): LeftBehind {
  const { window } = options;
  const begun = new Set<Begun>();
  const before = new Map<string, PageState>();
  const told = new Set<string>();
  const stop = followCalls(options, begun);
  // Styles of components are kept by one cache for all applications; a title is told as such.
  const isOurs = (element: Element) =>
    element.hasAttribute('data-emotion') || element.localName === 'title' || options.isOurs(element);
  return {
    begin: (app) => {
      if (!before.has(app)) before.set(app, stateOf(window));
    },
    leftBy: (app) => {
      const state = before.get(app);
      const changed = state === undefined ? [] : differences(state, stateOf(window), isOurs);
      const goingOn = [...begun].filter((each) => each.app === app && each.goesOn()).map(({ label }) => label);
      const found = [...new Set([...changed, ...goingOn])].filter((left) => !told.has(`${app} ${left}`));
      for (const left of found) told.add(`${app} ${left}`);
      return found;
    },
    stop,
  };
}
