import type { FreeReport, PaidReport, ReportInterval } from '@listings/shared-api/contract';
import type { IsoDay } from '@listings/shared-values';

/** Figures of one day from both sources. */
export type DayFigures = ReadonlyMap<IsoDay, Readonly<Partial<Record<string, number>>>>;

/** Both sources by day, added up figure by figure [O2.11]. */
export function figuresByDay(
  ...reports: readonly (Pick<FreeReport | PaidReport, 'intervals'> | undefined)[]
): DayFigures {
  const days = new Map<IsoDay, Record<string, number>>();
  const add = ({ interval, subtotals }: ReportInterval) => {
    const sums = days.get(interval) ?? {};
    for (const [metric, value] of Object.entries(subtotals)) sums[metric] = (sums[metric] ?? 0) + (value ?? 0);
    days.set(interval, sums);
  };
  for (const report of reports) report?.intervals.forEach(add);
  return days;
}

/** True if both have the same figures for every day. */
export function sameFigures(one: DayFigures, other: DayFigures): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([day, figures]) => {
    const others = other.get(day);
    const metrics = Object.keys(figures);
    if (others === undefined || Object.keys(others).length !== metrics.length) return false;
    return metrics.every((metric) => figures[metric] === others[metric]);
  });
}
