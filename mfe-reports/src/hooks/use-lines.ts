import {
  figuresByDay,
  mostLines,
  sortOfQuery,
  type DateRange,
  type DayFigures,
  type ReportRow,
} from '@listings/shared-machines';
import { useEffect, useEffectEvent } from 'react';
import type { ReportView } from './use-report';
import { useReportReads, type ReportCall } from './use-report-read';

/** Figures by day of rows that are compared. */
export interface LinesView {
  /** Figures in the order of the rows; absent while one of them is loading. */
  readonly figures?: readonly DayFigures[] | undefined;
  /** Call that failed; absent where none did. */
  readonly failed: ReportCall | undefined;
  readonly retry: () => void;
}

/** A store adds the days of all rows up: those of one row have to be asked for by themselves. */
function useLine({ kind, sources, metrics, ids }: ReportView, days: DateRange['primary'], row: ReportRow | undefined) {
  const isOfFreeListings = kind === 'programs' && row?.name === null;
  const source = isOfFreeListings || !sources.includes('paid') ? 'free' : 'paid';
  const reads = useReportReads({
    kind,
    sources: row === undefined ? [] : [source],
    days,
    sort: sortOfQuery({}, metrics),
    // The free listings are one program, whatever is asked with them: their days are here already.
    ids: isOfFreeListings ? ids : row && [row.id],
  });
  const { key, read } = reads[source];
  const { data, isError, dataUpdatedAt, refetch } = read;
  return { key, data, isError, dataUpdatedAt, refetch };
}

/** The days of each row, of six at most [O2.11, O2.13, O2.14]. */
export function useLines(report: ReportView, days: DateRange['primary'], rows: readonly ReportRow[]): LinesView {
  const [one, two, three, four, five, six] = rows;
  const all = [
    useLine(report, days, one),
    useLine(report, days, two),
    useLine(report, days, three),
    useLine(report, days, four),
    useLine(report, days, five),
    useLine(report, days, six),
  ] as const satisfies { readonly length: typeof mostLines };
  const lines = all.slice(0, rows.length);
  const { takenAt } = report.freshness;
  // Refetches lines that are older than the rest of the report.
  const renew = useEffectEvent((than: number) => {
    for (const { dataUpdatedAt, refetch } of lines) if (dataUpdatedAt > 0 && dataUpdatedAt < than) void refetch();
  });
  useEffect(() => {
    if (takenAt !== null) renew(takenAt);
  }, [takenAt]);
  const isHere = lines.every(({ data }) => data !== undefined);
  return {
    ...(isHere ? { figures: lines.map(({ data }) => figuresByDay(data)) } : {}),
    failed: lines.find(({ data, isError }) => isError && data === undefined)?.key,
    retry: () => {
      for (const { isError, refetch } of lines) if (isError) void refetch();
    },
  };
}
