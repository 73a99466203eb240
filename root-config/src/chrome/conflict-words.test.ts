import type { ConflictField } from '@listings/shared-machines/write-conflict';
import { printedBootstrap } from '../testing/bootstrap';
import { conflictWords } from './conflict-words';

const fieldOf = (name: string, country: string | null): ConflictField => ({
  name,
  country,
  base: 10,
  mine: 1250,
  theirs: 12.5,
});

it('names the store’s currency with amounts in it, and none with a budget, which is in that of the ads account', () => {
  const { fieldsOf } = conflictWords(printedBootstrap, 'en');
  const fields = [fieldOf('rate', 'US'), fieldOf('threshold', 'US'), fieldOf('amount', null)];
  const words = fieldsOf({ fields }).open.map(({ base, mine, theirs }) => [base, mine, theirs]);
  expect(words).toEqual([
    ['$10.00', '$1,250.00', '$12.50'],
    ['$10.00', '$1,250.00', '$12.50'],
    ['10', '1,250', '12.5'],
  ]);
});

it('names countries as the forms do', () => {
  const facts = { ...printedBootstrap, countries: { GB: 'United Kingdom (UK)' } };
  const { fieldsOf } = conflictWords(facts, 'en');
  const fields = [fieldOf('rate', 'GB'), { ...fieldOf('countries', null), mine: ['GB', 'DE'] }];
  const [rate, countries] = fieldsOf({ fields }).open;
  expect(rate?.label).toBe('Shipping rate, United Kingdom (UK)');
  expect(countries?.mine).toBe('United Kingdom (UK) and Germany');
});
