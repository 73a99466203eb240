import { chartSpans, earlierSpans, type ChartSpan, type IntervalSpan } from '@listings/shared-machines';
import type { DateRangeView } from '@listings/shared-sections';
import { useMemo } from 'react';
import type { ChartChoice } from './use-chart-choice';

export interface ChartSpans {
  readonly spans: readonly IntervalSpan[];
  /** Spans of the earlier period, beside the spans above. */
  readonly earlier: readonly (ChartSpan | null)[];
}

/** The points of a chart and those of the time before that stand beside them [O2.23, O2.27]. */
export function useChartSpans(dateRange: DateRangeView, { interval }: ChartChoice): ChartSpans {
  const { weekStartsOn } = dateRange.calendar;
  // The range is a new object in each render; this is its content.
  const place = JSON.stringify(dateRange.range);
  return useMemo(() => {
    const range = JSON.parse(place) as DateRangeView['range'];
    const spans = chartSpans(range.primary, { interval, weekStartsOn });
    return { spans, earlier: earlierSpans(spans, range) };
  }, [place, interval, weekStartsOn]);
}
