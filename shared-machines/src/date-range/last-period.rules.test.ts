import { resolveDays } from '@listings/shared-values';
import { periods } from './date-range.rules';
import { isToDate, lastPeriods } from './last-period.rules';

const calendar = { today: '2026-12-01', weekStartsOn: 1 } as const;
const days = (period: (typeof periods)[number]) => resolveDays({ period, compare: 'previous_year' }, calendar).primary;

it('leads from each period to date to the one that ended the day before it begins [O2.21]', () => {
  const toDate = periods.filter(isToDate);
  expect(toDate).toEqual(['today', 'week', 'month', 'quarter', 'year']);
  expect(toDate.map((period) => [days(lastPeriods[period]), days(period).after])).toEqual([
    [{ after: '2026-11-30', before: '2026-11-30' }, '2026-12-01'],
    [{ after: '2026-11-23', before: '2026-11-29' }, '2026-11-30'],
    [{ after: '2026-11-01', before: '2026-11-30' }, '2026-12-01'],
    [{ after: '2026-07-01', before: '2026-09-30' }, '2026-10-01'],
    [{ after: '2025-01-01', before: '2025-12-31' }, '2026-01-01'],
  ]);
});
