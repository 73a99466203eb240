import { dayOrNull, flagOf, idOf, listOf, priceOrNull, textOf, urlOrNull, wholeOrNull } from './catalogue-values';

describe('cells of an export', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['1,234', 123400],
    ['1,234.50', 123450],
    ['1.234,50', 123450],
    ['1 234,50', 123450],
    ['1,234,567.89', 123456789],
    ['$5', 500],
    ['5 €', 500],
    ['0', 0],
  ])('reads the price %s', (cell, minor) => {
    expect(priceOrNull(cell, 2)).toBe(minor);
  });

  it.each([
    ['12', 12_000],
    ['12.5', 12_500],
    ['12.500', 12_500],
    ['12,500', 12_500],
    ['1,250', 1250],
    ['0.750', 750],
    ['1234.500', 1_234_500],
    ['1,234.500', 1_234_500],
    ['1.234,500', 1_234_500],
    ['1 234,500', 1_234_500],
    ['1 234', 1_234_000],
    ['1.234.567', 1_234_567_000],
    ['1,234,567.890', 1_234_567_890],
    ['12.500 KD', 12_500],
  ])('reads the price %s of a currency with three decimal places', (cell, minor) => {
    expect(priceOrNull(cell, 3)).toBe(minor);
  });

  it('takes three digits after a separator for thousands where a currency has fewer decimal places', () => {
    expect([priceOrNull('12.500', 0), priceOrNull('12.500', 2)]).toEqual([12_500, 1_250_000]);
    expect(() => priceOrNull('1,234.500', 2)).toThrow('"1,234.500" is not a price');
  });

  it('reads no price from an empty cell, and refuses what is none', () => {
    expect(priceOrNull('  ', 2)).toBeNull();
    expect(() => priceOrNull('free', 2)).toThrow('"free" is not a price');
    expect(() => priceOrNull('1.2.3', 2)).toThrow('"1.2.3" is not a price');
    expect(() => priceOrNull('-1', 2)).toThrow('"-1" is below 0');
  });

  it('splits lists at commas that are not escaped', () => {
    expect(listOf('Garden > Tools, Nails\\, screws, , Gifts')).toEqual(['Garden > Tools', 'Nails, screws', 'Gifts']);
  });

  it('takes away the sign that guards a spreadsheet, and only that', () => {
    expect([textOf("'=1+1"), textOf("'-Twine-"), textOf("'n' Roll")]).toEqual(['=1+1', '-Twine-', "'n' Roll"]);
  });

  it('reads flags, ids, whole numbers, days and addresses or says what is wrong', () => {
    expect([flagOf('1', false), flagOf('backorder', false), flagOf('0', true), flagOf('', true)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(() => flagOf('maybe', true)).toThrow('"maybe" is neither 1 nor 0');
    expect(idOf(' 42 ')).toBe(42);
    expect(() => idOf('0')).toThrow('"0" is not a product id');
    expect([wholeOrNull('7'), wholeOrNull('7.00'), wholeOrNull('')]).toEqual([7, 7, null]);
    expect(() => wholeOrNull('7.5')).toThrow('is not a whole number');
    expect([dayOrNull('2026-11-01'), dayOrNull('2026-11-01 08:00:00'), dayOrNull('')]).toEqual([
      '2026-11-01',
      '2026-11-01',
      null,
    ]);
    expect(() => dayOrNull('2026-02-31')).toThrow('"2026-02-31" is not a date');
    expect(() => urlOrNull('javascript:alert(1)')).toThrow('is not a web address');
  });
});
