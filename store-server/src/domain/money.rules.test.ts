import { currencyDigits, currencySymbol, fromMinor, minorText, toMinor } from './money.rules';

describe('money', () => {
  it.each([
    ['4.99', 2, 499],
    ['5', 2, 500],
    ['0.1', 2, 10],
    ['19.995', 2, 2000],
    ['19.994', 2, 1999],
    ['-3.5', 2, -350],
    ['1200', 0, 1200],
    ['12.5', 0, 13],
    ['1.2345', 3, 1235],
  ])('keeps %s with %d digits as %d minor units', (text, digits, minor) => {
    expect(toMinor(text, digits)).toBe(minor);
  });

  it.each(['', 'abc', '1,5', '1e21', '.5', 'NaN', '99999999999999999'])('takes %p for no amount', (text) => {
    expect(toMinor(text, 2)).toBeNull();
  });

  it('gives back the very decimal that came in', () => {
    for (const text of ['4.99', '0.07', '1234.56', '0.00', '-3.50']) {
      expect(minorText(toMinor(text, 2) ?? Number.NaN, 2)).toBe(text);
    }
    expect(fromMinor(499, 2)).toBe(4.99);
    expect(fromMinor(7, 0)).toBe(7);
  });

  it('knows digits and signs of currencies', () => {
    expect([currencyDigits('USD'), currencyDigits('JPY'), currencyDigits('KWD')]).toEqual([2, 0, 3]);
    expect([currencySymbol('USD'), currencySymbol('EUR'), currencySymbol('CAD')]).toEqual(['$', '€', '$']);
  });
});
