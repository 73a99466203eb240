import { offeredBy } from './offered.rules';

it('takes a part to be there when the store has all of its calls [decisions 29]', () => {
  const isOffered = offeredBy({ missingCalls: ['verifyPhoneNumber', 'a call that nobody knows'] });
  expect(isOffered()).toBe(true);
  expect(isOffered('requestVerificationCode')).toBe(true);
  expect(isOffered('requestVerificationCode', 'verifyPhoneNumber')).toBe(false);
  expect(offeredBy({ missingCalls: [] })('requestVerificationCode', 'verifyPhoneNumber')).toBe(true);
});
