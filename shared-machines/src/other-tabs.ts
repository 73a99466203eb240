import { fromCallback, type EventObject } from 'xstate';
import type { OtherTabs } from './page/page-services';

/** Another tab of the browser changed something. */
export interface ElsewhereChanged {
  readonly type: 'elsewhere.changed';
}

/** Listens to the other tabs for a machine: sends it `elsewhere.changed`. Silent until a hook plugs the tabs in. */
export const listened = fromCallback<EventObject, void>(() => undefined);

/** The actor that listens to the other tabs, plugged into a machine as `otherTabs`. */
export const otherTabsActor = (otherTabs: OtherTabs) =>
  fromCallback<EventObject, void>(({ sendBack }) =>
    otherTabs.subscribe(() => sendBack({ type: 'elsewhere.changed' } satisfies ElsewhereChanged)),
  );
