import { assign } from 'xstate';
import { merchantParts } from './merchant-connection.parts';

/** Choice without a connected account: the card to show, and the two modals before a new account [S4.04, S4.05]. */
export const choice = merchantParts.createStateConfig({
  meta: { view: 'unconnected' },
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'blocked',
      on: {
        'account.picked': { actions: assign({ pickedId: ({ event }) => event.id }) },
        connect: {
          guard: 'accountIsPicked',
          target: '#merchantConnection.connecting',
          actions: { type: 'record', params: 'gla_mc_account_connect_button_click' },
        },
        create: [
          {
            guard: 'domainIsUsed',
            target: 'warningOfDuplicate',
            actions: { type: 'record', params: 'gla_mc_account_create_button_click' },
          },
          { target: 'readingTerms', actions: { type: 'record', params: 'gla_mc_account_create_button_click' } },
        ],
      },
    },
    /** There is no account to choose from. */
    none: {
      tags: 'blocked',
      on: {
        create: { target: 'readingTerms', actions: { type: 'record', params: 'gla_mc_account_create_button_click' } },
      },
    },
    warningOfDuplicate: {
      tags: ['blocked', 'modal'],
      on: {
        'new.confirmed': {
          target: 'readingTerms',
          actions: { type: 'record', params: 'gla_mc_account_warning_modal_confirm_button_click' },
        },
        back: 'choosing',
      },
    },
    readingTerms: {
      tags: ['blocked', 'modal', 'terms'],
      initial: 'unticked',
      on: { back: [{ guard: 'hasAccounts', target: 'choosing' }, { target: 'none' }] },
      states: {
        unticked: {
          on: { 'terms.ticked': { guard: { type: 'isTicked', params: ({ event }) => event.on }, target: 'ticked' } },
        },
        ticked: {
          tags: 'ticked',
          on: {
            'terms.ticked': { guard: { type: 'isUnticked', params: ({ event }) => event.on }, target: 'unticked' },
            'terms.accepted': { target: '#merchantConnection.creation', actions: 'startAfresh' },
          },
        },
      },
    },
  },
});
