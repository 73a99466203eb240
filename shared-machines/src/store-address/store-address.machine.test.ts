import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { storeAddressMachine } from './store-address.machine';

it('saves once, records it, and leads back to the settings [O2.48, O7.23]', () => {
  const address = drive(storeAddressMachine);
  address.send({ type: 'save' });
  expect(address.can({ type: 'save' })).toBe(false);
  address.answers('saveContactInformation', { type: 'answer.done' });
  expect(address.emitted).toEqual([
    { type: 'track', name: 'gla_contact_information_save_button_click', properties: {} },
    { type: 'goto', to: { path: '/google/settings' }, how: 'push' },
  ]);
});

it('tells that it failed, and can be tried again [O8.14]', () => {
  const address = drive(storeAddressMachine);
  address.send({ type: 'save' });
  address.answers('saveContactInformation', refused('no', 500));
  expect(address.emitted.at(-1)).toEqual({ type: 'notice', id: 'saveContactInformation', message: 'no', status: 500 });
  expect(address.can({ type: 'save' })).toBe(true);
});
