import { parseSavedPhone, parseTypedPhone, phoneCountries } from './phone-number.rules';
import { codeOf, isCompleteCode } from './verification-code.rules';

const problemOf = (typed: string, country = 'US') => {
  const parsing = parseTypedPhone(typed, country);
  return parsing.isValid ? null : parsing.problem;
};

it('reads a number of the chosen country in every form it is needed in [S3.12, S5.15]', () => {
  const phone = {
    country: 'US',
    callingCode: '1',
    nationalNumber: '2133734253',
    e164: '+12133734253',
    display: '+1 213 373 4253',
  };
  expect(parseTypedPhone('(213) 373-4253', 'US')).toEqual({ isValid: true, phone });
  expect(parseSavedPhone('+12133734253')).toEqual({ isValid: true, phone });
});

it('refuses a number that is not valid for the chosen country [S5.15]', () => {
  expect(problemOf('12345')).toBe('INVALID');
  expect(problemOf('+442079460000')).toBe('INVALID');
});

it('takes up to 250 characters [S5.15, S9.02]', () => {
  expect(problemOf(`${' '.repeat(240)}2133734253`)).toBeNull();
  expect(problemOf(`${' '.repeat(241)}2133734253`)).toBe('TOO_LONG');
});

it('takes 2 to 17 national digits [S5.15, S9.02]', () => {
  expect(problemOf('2')).toBe('TOO_SHORT');
  expect(problemOf('+11')).toBe('TOO_SHORT');
  expect(problemOf('23')).toBe('INVALID');
  expect(problemOf('2'.repeat(17))).toBe('INVALID');
  expect(problemOf('2'.repeat(18))).toBe('TOO_LONG');
});

it('takes an extension of up to 20 digits [S5.15, S9.02]', () => {
  expect(problemOf('2133734253;ext=12345678901234567890')).toBeNull();
  expect(problemOf('2133734253;ext=123456789012345678901')).toBe('TOO_LONG');
});

it('refuses an unknown country and what is no number [S5.15]', () => {
  expect(problemOf('2133734253', 'XX')).toBe('INVALID_COUNTRY');
  expect(parseSavedPhone('2133734253')).toEqual({ isValid: false, problem: 'INVALID_COUNTRY' });
  expect(problemOf('call me')).toBe('NOT_A_NUMBER');
  expect(problemOf('')).toBe('NOT_A_NUMBER');
});

it('offers the countries that phone library and store both know, by name', () => {
  expect(phoneCountries({ US: 'United States', DE: 'Germany', XX: 'Nowhere' })).toEqual([
    { code: 'DE', name: 'Germany', callingCode: '49' },
    { code: 'US', name: 'United States', callingCode: '1' },
  ]);
});

it('drops non-digits from the code, which is complete with six digits [S5.15, S9.02]', () => {
  expect(codeOf('12a 3-456789')).toBe('123456');
  expect(codeOf('１２ ٣٤ ۵۶')).toBe('123456');
  expect([isCompleteCode('123456'), isCompleteCode('12345'), isCompleteCode('1234567')]).toEqual([true, false, false]);
});
