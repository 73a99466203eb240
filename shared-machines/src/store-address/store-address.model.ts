import { answersOf, defineModel, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { readSavedAddress, storeAddressMachine } from './store-address.machine';

const contact = answersOf('saveContactInformation', readSavedAddress, refusedBy);
const address = {
  street_address: '1 Main St',
  locality: 'Springfield',
  region: 'California',
  postal_code: '90210',
  country: 'US',
};

/** Sending the store's address to the merchant account, as testers see it. */
export const storeAddressModel = defineModel({
  id: 'storeAddress',
  machine: storeAddressMachine,
  moves: { 'saves the details': { type: 'save' } },
  answers: {
    saveContactInformation: {
      saved: contact({
        status: 200,
        body: {
          id: 22,
          phone_number: '+12015550123',
          mc_address: address,
          wc_address: address,
          is_mc_address_different: false,
          wc_address_errors: [],
        },
      }),
      refused: contact({ status: 500, body: { message: 'Unable to update Merchant Center account.' } }),
      unreachable,
    },
  },
  abstract: () => null,
  invariants: {
    'it cannot be pressed twice': ({ has, can }) => !(has('busy') || has('done')) || !can({ type: 'save' }),
  },
  ends: ['saved'],
  goals: { 'the address can be saved': ({ at }) => at.includes('saved') },
  requirements: {
    'ready / save': ['O2.48'],
    'saving / answer.refused': ['O8.14'],
  },
});
