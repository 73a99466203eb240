/**
 * The document's own watch over the start, printed inline before everything that can fail (`deploy/src/build/inline-script.ts`):
 * it says why nothing starts where the modules cannot. It writes one attribute, `data-start` with the cause, by which style
 * shows the text that stands in the page (`skeleton.ts`), and tells the server once, under the page's reference. A message
 * goes with `#shell-late`, which the shell takes away when it has started. Besides, it marks outline and tab of the place with
 * `data-now`, and has the browser make ready what every screen needs of it. No imports, no exports, and nothing that a browser
 * without modules lacks.
 */
(() => {
  const root = document.documentElement;
  const reportAfterMs = 10_000;
  const culpritMs = 500;
  /** File that failed before the script that needs it. */
  let file = '';
  let wasRefused = false;

  // The place of the address, as the outlines are named (`painted.ts`): it is painted before anything is fetched.
  const named = /[?&]path=([^&]*)/.exec(location.search);
  const path = named === null ? location.pathname : String(named[1]).replace(/%2F/gi, '/');
  const place = /[?&]subpath=/.test(location.search) ? 'sub' : path.replace(/\/$/, '');
  const painted = document.querySelectorAll('[data-paint]');
  let header = 'title';
  for (let index = 0; index < painted.length; index += 1) {
    const part = painted[index];
    if (part === undefined || part.getAttribute('data-paint') !== place) continue;
    part.setAttribute('data-now', '');
    if (part.nodeName === 'A') header = 'tabs';
  }
  // The shell does both again for each screen (`screen.ts`).
  root.setAttribute('data-header', header);
  const tabs = document.getElementById('tabs');
  if (tabs !== null) tabs.hidden = header !== 'tabs';

  // The shell may start while the rest of the document is on its way: its data stand behind its message.
  const hasStarted = () =>
    document.getElementById('bootstrap') !== null && document.getElementById('shell-late') === null;

  const report = (cause: string, blocked: string) => {
    const contentOf = (name: string) => {
      const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
      return meta === null ? '' : meta.content;
    };
    const request = new XMLHttpRequest();
    request.open('POST', contentOf('reports'));
    request.setRequestHeader('content-type', 'application/reports+json');
    const body = {
      effectiveDirective: `start: ${cause}`,
      blockedURL: blocked,
      documentURL: location.href,
      sample: contentOf('reference'),
    };
    request.send(JSON.stringify([{ type: 'start', body }]));
  };

  const tell = (cause: string, blocked: string) => {
    if (root.hasAttribute('data-start') || hasStarted()) return;
    root.setAttribute('data-start', cause);
    report(cause, blocked);
  };

  /** A property of what an event is about, as text. No `instanceof`: in old syntax it is a helper function of its own. */
  const textOf = (target: EventTarget | null, name: 'nodeName' | 'href' | 'src' | 'type') =>
    target !== null && name in target ? String((target as unknown as Record<typeof name, unknown>)[name]) : '';

  const onError = (event: ErrorEvent) => {
    const { target } = event;
    const node = textOf(target, 'nodeName');
    if (node === 'LINK') file = textOf(target, 'href');
    else if (node === 'SCRIPT') {
      // The file that failed may say so a moment after the script that needs it.
      if (textOf(target, 'type') === 'module')
        setTimeout(() => tell(wasRefused ? 'refused' : 'fetch', file === '' ? textOf(target, 'src') : file), culpritMs);
    } else if (String(event.filename).indexOf(location.origin) === 0)
      tell(event.message.indexOf('UnreadablePage') === -1 ? 'error' : 'unreadable', event.filename);
  };

  /** What fails before the shell's own watch is there to tell (`release/slot-starts.ts`). */
  const lateErrors: Event[] = [];
  (window as unknown as { lateErrors: Event[] }).lateErrors = lateErrors;
  const keep = (event: Event) => {
    if (lateErrors.length < 20) lateErrors.push(event);
  };
  window.addEventListener('error', keep);
  window.addEventListener('unhandledrejection', keep);
  // A file that fails says so on its element alone: such events are heard on their way down.
  window.addEventListener('error', onError, true);
  document.addEventListener('securitypolicyviolation', (event) => {
    if (event.disposition !== 'enforce' || event.effectiveDirective.indexOf('script-src') !== 0) return;
    wasRefused = true;
    file = event.blockedURI;
  });
  const { supports }: { supports?: (type: string) => boolean } = HTMLScriptElement;
  if (supports === undefined || !supports('importmap')) tell('browser', navigator.userAgent);
  setTimeout(() => tell('late', ''), reportAfterMs);
  // Reads the browser's tables of languages, which takes long the first time, once something is painted and while the files
  // are on their way. The first screens of an English page do without them.
  if (!/^en(?:-|$)/.test(document.documentElement.lang)) setTimeout(Intl.NumberFormat, 50);
})();
