import { Component, createContext, createElement, StrictMode, version } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import singleSpaReact, { type ReactAppOrParcel } from 'single-spa-react';
import { AppProviders } from '../theme/app-providers';
import { loadDirection } from '../theme/direction';
import { ErrorBoundary, type ErrorBoundaryProps } from './error-boundary';
import { resetFailedLoads } from './failed-loads';

/** The single-spa lifecycles of one application. */
export type AppLifecycles<P extends object> = ReactAppOrParcel<P>;

type Options<P extends object> = Parameters<typeof singleSpaReact<P>>[0];

/** StrictMode has to be the topmost element: below single-spa's own root React would not check effects in development. */
function strictRoot(container: Element, options?: RootOptions) {
  resetFailedLoads();
  const root = createRoot(container, options);
  return {
    render: (element: ReactNode) => root.render(<StrictMode>{element}</StrictMode>),
    unmount: () => root.unmount(),
  };
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
 */
export function reactApp<P extends object>(load: (props: P) => Promise<ComponentType<P>>): AppLifecycles<P> {
  const loadInDirection = async (props: P) => {
    const [root] = await Promise.all([load(props), loadDirection()]);
    return root;
  };
  return singleSpaReact<P>({
    // Never a namespace object (`import * as React`): a bundler may hand over only part of it.
    React: { createElement, createContext, Component, version },
    ReactDOMClient: { createRoot: strictRoot },
    renderType: 'createRoot',
    // The library types both props as its own superset of P; a root reads only what it declares.
    loadRootComponent: loadInDirection as unknown as NonNullable<Options<P>['loadRootComponent']>,
    errorBoundaryClass: RootBoundary as unknown as NonNullable<Options<P>['errorBoundaryClass']>,
    parcelCanUpdate: true,
  });
}
