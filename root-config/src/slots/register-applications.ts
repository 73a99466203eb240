import { isRoutePath, routes, type AppName } from '@listings/shared-machines/routes';
import { addErrorHandler, registerApplication, type Application } from 'single-spa';
import type { Addresses } from '../host/addresses';
import type { ShellText } from '../messages/texts';
import { slotId } from '../page/ids';
import { readFlags } from '../page/read-page';
import { newSupportId } from '../page/support-id';
import { guarded } from './guarded';
import { loadApplication } from './load-application';
import type { PageProps } from './page-props';
import type { SlotOutcome } from './slot-outcome';
import { buildOf } from './specifier';
import { createSlotView } from './slot-view';

export interface SlotsOptions {
  readonly document: Document;
  readonly text: ShellText;
  readonly props: PageProps;
  /** The place that an address names. */
  readonly named: Addresses['named'];
  readonly reloadPage: () => void;
  readonly keepFocus: () => void;
  readonly load?: (app: AppName) => Promise<unknown>;
  /** Called with the outcome of each start. */
  readonly told?: (outcome: SlotOutcome) => void;
  /** Called when an application has gone from the page. */
  readonly went?: (app: AppName) => void;
}

const report = (message: string, error: unknown) => console.error(message, error);

const isShown = (app: AppName, named: Addresses['named']) => (location: Location) => {
  const { pathname } = named(new URL(location.href));
  return isRoutePath(pathname) && routes[pathname].app === app;
};

/** Registers every application of the route table, each behind its guarded slot. */
export function registerApplications(options: SlotsOptions): void {
  const { document, text, props, load = loadApplication, told, went } = options;
  const flags = readFlags(document);
  for (const app of new Set(Object.values(routes).map((route) => route.app))) {
    const lifecycles = guarded({
      name: app,
      load: () => load(app),
      view: createSlotView(document, slotId(app), text),
      reloadPage: options.reloadPage,
      keepFocus: options.keepFocus,
      newSupportId,
      report,
      told: (outcome) => told?.({ app, ...outcome }),
      went: () => went?.(app),
    });
    // single-spa's types know neither our props nor that it hands them over unchanged.
    const application = lifecycles as unknown as Application;
    registerApplication({
      name: app,
      app: application,
      activeWhen: isShown(app, options.named),
      customProps: { ...props, flags: flags[buildOf(app)] ?? {} },
    });
  }
  addErrorHandler((error) => report('single-spa', error));
}
