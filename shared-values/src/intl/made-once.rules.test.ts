import { formatDay } from '../days/day.rules';
import { formatsOf } from './formats.rules';
import { madeOnce } from './made-once.rules';

it('makes something once for each of the values it is made of', () => {
  const make = jest.fn((language: string, options?: { readonly digits: number }) => ({ language, options }));
  const kept = madeOnce(make);
  expect(kept('en')).toBe(kept('en'));
  expect(kept('en', { digits: 2 })).toBe(kept('en', { digits: 2 }));
  expect([kept('en', { digits: 3 }), kept('de', { digits: 2 })]).toEqual([
    { language: 'en', options: { digits: 3 } },
    { language: 'de', options: { digits: 2 } },
  ]);
  expect(make).toHaveBeenCalledTimes(4);
});

it('writes the numbers, days and moments of a list with formats that are made once', () => {
  const made: string[] = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator'] as const) {
    const construct = (type: new (...values: unknown[]) => object, values: unknown[]) => {
      made.push(name);
      return new type(...values);
    };
    Object.assign(Intl, { [name]: new Proxy<never>(Intl[name] as never, { construct }) });
  }
  for (let row = 0; row < 5; row += 1) {
    const formats = formatsOf('sv');
    formats.number(row, { style: 'percent' });
    formats.moment(row, 'UTC');
    formats.hour(row);
    formats.compare('a', 'b');
    formatDay('2026-11-27', 'sv', { month: 'short', day: 'numeric' });
  }
  expect(made).toEqual(['NumberFormat', 'DateTimeFormat', 'DateTimeFormat', 'Collator', 'DateTimeFormat']);
});
