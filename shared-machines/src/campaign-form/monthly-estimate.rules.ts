import { daysPerMonth } from '@listings/shared-api/contract';
import { fromMinorUnits, toMinorUnits } from '@listings/shared-values';

/** The monthly maximum: the daily amount times 30.4, in whole minor units until the end [S9.10, O9.07]. */
export function monthlyEstimate(dailyAmount: number, precision: number): number {
  const tenths = Math.round(daysPerMonth * 10);
  const units = (toMinorUnits(dailyAmount, precision) ?? 0) * tenths;
  return fromMinorUnits(Math.floor((units + 5) / 10), precision);
}
