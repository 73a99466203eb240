import { Component, createContext, createElement, memo, startTransition, StrictMode, version } from 'react';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { AppProviders } from '../theme/app-providers';
import { loadDirection } from '../theme/direction';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
import { resetFailedLoads } from './failed-loads';
import type { MakeRoot } from './resumed-roots';

/** The single-spa lifecycles of one application. */
export type AppLifecycles<P extends object> = ReactAppOrParcel<P>;

type Options<P extends object> = Parameters<typeof singleSpaReact<P>>[0];

/**
 * Draws the page's first screen in slices: in one piece it would keep the page from what people press meanwhile. One that is
 * switched to comes in one piece, before the browser paints that the other has gone.
 */
let drawn = (draw: () => void): void => {
  drawn = (next) => next();
  startTransition(draw);
};

/** StrictMode has to be the topmost element: below single-spa's own root React would not check effects in development. */
const strictRoot: MakeRoot = (container, options) => {
  const root = createRoot(container, options);
  return {
    render: (element) => drawn(() => root.render(<StrictMode>{element}</StrictMode>)),
    unmount: () => root.unmount(),
  };
};

/** Props that tell one mount from another: a root that reads none of them shows the same in both. */
const ofMount: ReadonlySet<string> = new Set(['domElement', 'mountParcel']);

/** A root that renders when a prop changes that it reads, and not because it is mounted once more. */
function renderedByProps<P extends object>(root: ComponentType<P>): ComponentType<P> {
  const areSame = (before: P, now: P) =>
    Object.entries(now).every(([name, value]) => ofMount.has(name) || Reflect.get(before, name) === value);
  return memo(root, areSame);
}

/** Around everything: without it a throw in the first render would leave single-spa's mount pending for ever. */
function RootBoundary({ children, onFailure }: ErrorBoundaryProps) {
  return (
    <AppProviders>
      <ErrorBoundary onFailure={onFailure}>{children}</ErrorBoundary>
    </AppProviders>
  );
}

/**
 * Makes the lifecycles of an application from its root component, which is awaited before the first render:
 * `export const { bootstrap, mount, unmount } = reactApp(() => import('./root').then((module) => module.Root));`
 * The root, and the function that loads it, get what single-spa was given as props. A failed load rejects `bootstrap`, which may be called again.
 * With `resumes` a screen that nobody touched is kept when it is left, and shown again as it stands (`resumedRoots`).
 */
export function reactApp<P extends object>(
  load: (props: P) => Promise<ComponentType<P>>,
  { resumes = false }: { readonly resumes?: boolean } = {},
): AppLifecycles<P> {
  let makeRoot: MakeRoot = strictRoot;
  // What keeps screens is fetched when the first one is left, which goes; one that cannot be fetched keeps none.
  const fetchResumed = () =>
    import('./resumed-roots').then(
      ({ resumedRoots }) => (makeRoot = resumedRoots()),
      () => {},
    );
  const loadInDirection = async (props: P) => {
    const [root] = await Promise.all([load(props), loadDirection()]);
    return resumes ? renderedByProps(root) : root;
  };
  return singleSpaReact<P>({
    // Never a namespace object (`import * as React`): a bundler may hand over only part of it.
    React: { createElement, createContext, Component, version },
    ReactDOMClient: {
      createRoot: (...given: Parameters<MakeRoot>) => {
        resetFailedLoads();
        const root = makeRoot(...given);
        return makeRoot === strictRoot && resumes ? { ...root, unmount: () => (root.unmount(), fetchResumed()) } : root;
      },
    },
    renderType: 'createRoot',
    // The library types both props as its own superset of P; a root reads only what it declares.
    loadRootComponent: loadInDirection as unknown as NonNullable<Options<P>['loadRootComponent']>,
    errorBoundaryClass: RootBoundary as unknown as NonNullable<Options<P>['errorBoundaryClass']>,
    parcelCanUpdate: true,
  });
}
