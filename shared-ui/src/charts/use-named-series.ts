import { utcFormat } from '@listings/shared-values';
import { useMemo } from 'react';
import { useUiText } from '../i18n/text-context';
import type { ChartSeries, ChartSpan, TimeChartProps } from './chart.types';

/** A series whose points have names. */
export interface NamedSeries extends ChartSeries {
  readonly pointLabels: readonly string[];
}

function spanWriter(locale: string): (span: ChartSpan) => string {
  const format = utcFormat(locale, { year: 'numeric', month: 'short', day: 'numeric' });
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
  return ({ first, last }) => (first === last ? format.format(at(first)) : format.formatRange(at(first), at(last)));
}

type Named = Pick<TimeChartProps, 'series' | 'spans' | 'interval' | 'locale' | 'today'>;

/** The series with the days of their points in words, and how many they are where they are not one each. */
export function useNamedSeries({ series, spans, interval, locale, today }: Named): readonly NamedSeries[] {
  const t = useUiText();
  const isDaily = interval === 'hour' || interval === 'day';
  return useMemo(() => {
    const write = spanWriter(locale);
    const named = (span: ChartSpan): string => {
      const { days: count, wholeDays: whole = count } = span;
      const values = { days: write(span), count, whole };
      return isDaily && count === 1 ? values.days : t(count === whole ? 'chart.days' : 'chart.part', values);
    };
    const own = spans.map((span) => (span.last === today ? t('chart.today', { point: named(span) }) : named(span)));
    return series.map((one) => ({
      ...one,
      pointLabels: one.spans?.map((span) => (span === null ? '' : named(span))) ?? own,
    }));
  }, [t, series, spans, isDaily, locale, today]);
}
