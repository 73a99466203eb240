import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup, type MachineContext } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

export type StoreAddressEvent = { readonly type: 'save' };
export type StoreAddressAnswer = { readonly type: 'answer.done' } | Refused;
type Event = StoreAddressEvent | StoreAddressAnswer;

const parts = setup({
  types: {
    events: {} as Event,
    emitted: {} as FailureNotice | GoTo | Track,
    tags: {} as 'busy' | 'done',
  },
  actors: { saveContactInformation: fromPromise<StoreAddressAnswer>(notProvided) },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    record: emit({ type: 'track', name: 'gla_contact_information_save_button_click', properties: {} }),
    goToSettings: emit({ type: 'goto', to: { path: '/google/settings' }, how: 'push' }),
  },
});

const answers = raiseAnswer<MachineContext, Event, StoreAddressAnswer>(unreachable);

/** 'Save details': sends the store address to the merchant account, then leads back to the settings [O2.48, O5.04]. */
export const storeAddressMachine = parts.createMachine({
  id: 'storeAddress',
  options: { maxIterations: 1000 },
  initial: 'ready',
  states: {
    ready: { on: { save: { target: 'saving', actions: 'record' } } },
    saving: {
      tags: 'busy',
      invoke: { id: 'saveContactInformation', src: 'saveContactInformation', ...answers },
      on: {
        'answer.done': 'saved',
        'answer.refused': {
          target: 'ready',
          actions: { type: 'notify', params: ({ event }) => noticeOf('saveContactInformation', event) },
        },
      },
    },
    saved: { tags: 'done', entry: 'goToSettings', type: 'final' },
  },
});

/** Reads POST contact-information. */
export const readSavedAddress = (): StoreAddressAnswer => ({ type: 'answer.done' });

/** The call of saving the store address, plugged into the client. */
export const storeAddressActors = (api: Pick<Api, 'saveContactInformation'>) => ({
  saveContactInformation: fromPromise<StoreAddressAnswer>(() =>
    toAnswer(api.saveContactInformation(), readSavedAddress, refusedBy),
  ),
});
