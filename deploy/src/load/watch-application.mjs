/** Watches an application on the page of the shell, and says what becomes of it. Runs in a browser, beside code that is not trusted. */

/** Milliseconds between two looks; a page that is busy looks later. */
const pause = 250;
/** Looks without anything in its slot, and looks from when there is something on. */
const patience = 40;
const grace = 6;
/** Milliseconds for which the shell waits for a lifecycle (`root-config/src/slots/guarded.ts`). */
const stepLimit = 5000;

const said = (error) => String(Object(error).message ?? error);

/** The lifecycle that the shell no longer waits for; none where something else was said. */
const endlessIn = (reason, app) => ['bootstrap', 'mount'].find((step) => Object(reason).what === `${app}: ${step}`);

const shows = (slot) => slot.textContent.trim() !== '' || slot.querySelector('svg, img, canvas, iframe') !== null;

/** Tells the server of this page what goes wrong with an application from its start on, or that nothing does. */
export function watchApplication(specifier) {
  const build = specifier.split('/').at(-1);
  const app = build.replace(/^mfe-/, '');
  const { pathname } = location;
  let isTold = false;
  /** What the shell said last of an application that did not start. */
  let reason = null;
  const tell = (fault) => {
    if (isTold) return;
    isTold = true;
    clearInterval(looking);
    void fetch('/told', { method: 'POST', body: JSON.stringify({ fault }) });
  };
  const stackOf = (error) => String(Object(error).stack ?? '');
  const hear = (error, places) => {
    if (places.includes(`/assets/${build}/`)) tell(`throws on its page: ${said(error)}`);
  };
  addEventListener('error', ({ error, filename }) => hear(error, `${stackOf(error)} ${filename}`));
  addEventListener('unhandledrejection', ({ reason: rejected }) => {
    // What is no error names no place: nobody else is on this page.
    if (stackOf(rejected) === '') tell(`rejects on its page with ${said(rejected)}`);
    else hear(rejected, stackOf(rejected));
  });
  // What a boundary shows a message in the place of: nobody else draws on this page.
  addEventListener('app-failure', ({ detail }) => tell(`fails on its page: ${Object(detail).message}`));
  const { error: log } = console;
  console.error = (...given) => {
    reason = given.find((each) => each instanceof Error) ?? reason;
    log(...given);
  };
  let [empty, full] = [0, 0];
  let looks = [];
  const faultOf = () => {
    if (Object(reason).name !== 'DeadlinePassed') return `does not start on its page: ${said(reason)}`;
    const step = endlessIn(reason, app);
    // What takes long to load, and a machine that gives the page no time, are no fault of an application.
    if (step === undefined || looks.length * pause < stepLimit / 2) return null;
    return `does not end its ${step} within ${stepLimit / 1000} s on its page`;
  };
  const look = () => {
    const now = performance.now();
    looks = [...looks, now].filter((at) => at > now - stepLimit);
    const slot = document.getElementById(`single-spa-application:${app}`);
    if (document.querySelector(`[role=alert][data-slot="single-spa-application:${app}"]`) !== null)
      return tell(faultOf());
    // A shell that does not start is no fault of an application, nor is a way that leads on.
    if (location.pathname !== pathname || slot === null) return tell(null);
    // Until its mount has ended it may show what it likes: the shell takes that away again.
    if (document.getElementById('shell-late') !== null || slot.ariaBusy === 'true') return;
    if (shows(slot)) full += 1;
    else empty += 1;
    if (full >= grace) tell(null);
    else if (empty >= patience) tell('shows nothing on its page');
  };
  const looking = setInterval(look, pause);
}
