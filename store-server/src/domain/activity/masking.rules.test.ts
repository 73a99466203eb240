import { maskedAddress, maskedPerson } from './masking.rules';

it('a person is told of without what identifies them elsewhere', () => {
  expect(['admin', 'anna.b@shop.example', 'Anna <anna@x.example>', '+49 170 1234567'].map(maskedPerson)).toEqual([
    'admin',
    'a…@shop.example',
    'Anna <a…@x.example>',
    '…67',
  ]);
});

it('an address is told of by its country and the beginning of its postcode', () => {
  expect([maskedAddress('US', '12207'), maskedAddress('GB', null)]).toEqual(['US 12…', 'GB …']);
});
