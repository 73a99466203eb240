import { rangeText } from '@listings/shared-values';
import { useMemo } from 'react';
import { useUiText } from '../i18n/text-context';
import type { ChartSeries, ChartSpan, TimeChartProps } from './chart.types';

/** A series whose points have names. */
export interface NamedSeries extends ChartSeries {
  /** Days of a point in words, put into words when they are asked for: a chart of three years has a thousand points. */
  readonly pointLabel: (index: number) => string;
}

type Named = Pick<TimeChartProps, 'series' | 'spans' | 'interval' | 'locale' | 'today'>;

/** The series with the days of their points in words, and how many they are where they are not one each. */
export function useNamedSeries({ series, spans, interval, locale, today }: Named): readonly NamedSeries[] {
  const t = useUiText();
  const isDaily = interval === 'hour' || interval === 'day';
  return useMemo(() => {
    const named = (span: ChartSpan): string => {
      const { days: count, wholeDays: whole = count } = span;
      const values = { days: rangeText(span.first, span.last, locale), count, whole };
      return isDaily && count === 1 ? values.days : t(count === whole ? 'chart.days' : 'chart.part', values);
    };
    const own = (span: ChartSpan) => (span.last === today ? t('chart.today', { point: named(span) }) : named(span));
    const labelOf = (all: ChartSeries['spans'], write: (span: ChartSpan) => string) => (index: number) => {
      const span = all?.[index];
      return span ? write(span) : '';
    };
    return series.map((one) => ({
      ...one,
      pointLabel: one.spans ? labelOf(one.spans, named) : labelOf(spans, own),
    }));
  }, [t, series, spans, isDaily, locale, today]);
}
