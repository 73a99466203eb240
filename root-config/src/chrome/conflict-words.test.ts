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
