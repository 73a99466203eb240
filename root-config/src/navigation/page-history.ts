/** The browser's history, each entry numbered, so that a step back can be undone before listeners are notified. */
export interface PageHistory {
  push(href: string): void;
  replace(href: string): void;
  /** Starts to listen. Must run before single-spa starts: it hides from it the steps that are taken back. */
  start(): void;
}

export interface PageHistoryOptions {
  readonly window: Window;
  /** False takes a step of the back or forward button back; `again` repeats it. */
  readonly mayGo: (url: URL, again: () => void) => boolean;
  /** Called after each change of the address. */
  readonly onChange: () => void;
}

const positionOf = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'position' in state && typeof state.position === 'number'
    ? state.position
    : null;

/** single-spa announces pushState and replaceState by events of its own, which carry this mark. */
const isArtificial = (event: PopStateEvent) => 'singleSpa' in event;

const withoutHash = (href: string) => href.split('#', 1)[0] ?? href;

export function createPageHistory({ window, mayGo, onChange }: PageHistoryOptions): PageHistory {
  const { history, location } = window;
  let position = positionOf(history.state) ?? 0;
  let shown = withoutHash(location.href);
  let takingBack = false;
  let repeating = false;
  let heard = false;

  const hide = (event: PopStateEvent) => event.stopImmediatePropagation();

  const arrive = () => {
    shown = withoutHash(location.href);
    onChange();
  };
  /** A link to a place in the page: an entry of its own, without a number yet. */
  const numberFragment = () => history.replaceState({ position: (position += 1) }, '', location.href);

  const onStep = (event: PopStateEvent) => {
    heard = true;
    if (isArtificial(event)) return arrive();
    if (takingBack) {
      takingBack = false;
      return hide(event);
    }
    if (positionOf(event.state) === null && withoutHash(location.href) === shown) return numberFragment();
    const steps = (positionOf(event.state) ?? position - 1) - position;
    const again = () => {
      repeating = true;
      history.go(steps);
    };
    if (steps === 0 || repeating || mayGo(new URL(location.href), again)) {
      repeating = false;
      position += steps;
      return arrive();
    }
    hide(event);
    takingBack = true;
    history.go(-steps);
  };

  /** Changes the URL; calls `arrive` where single-spa, not started yet, sends no event. */
  const change = (apply: () => void) => {
    heard = false;
    apply();
    if (!heard) arrive();
  };

  return {
    push: (href) => change(() => history.pushState({ position: (position += 1) }, '', href)),
    replace: (href) => change(() => history.replaceState({ position }, '', href)),
    start() {
      if (positionOf(history.state) === null) history.replaceState({ position }, '', location.href);
      window.addEventListener('popstate', onStep, true);
    },
  };
}
