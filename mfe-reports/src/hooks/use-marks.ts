import { campaignMarks, type CampaignMark } from '@listings/shared-machines';
import { useOffered, useServerRead } from '@listings/shared-app';
import { useFigureTexts, type DateRangeView } from '@listings/shared-sections';
import { useText } from '@listings/shared-ui';
import type { TimeChartProps } from '@listings/shared-ui/charts';
import { formatDay } from '@listings/shared-values';
import { useMemo } from 'react';
import type { ReportView } from './use-report';

/** Marks of a chart, with what names them. */
export type ChartMarks = Pick<TimeChartProps, 'marks' | 'marksLabel'>;

/** More changes than this are not marked: the latest are. */
const mostMarks = 1000;

/**
 * What was changed in the campaigns of the report on the days that are shown, as the chart marks it. Undefined where the
 * store does not tell of changes, and where no campaign is in the report.
 */
export function useMarks(report: ReportView, { range, calendar }: DateRangeView): ChartMarks | undefined {
  const t = useText('reports');
  const isOffered = useOffered()('listActivity');
  const { figure } = useFigureTexts();
  const { after, before } = range.primary;
  const query = { kind: 'campaign' as const, after, before, per_page: mostMarks };
  const { data } = useServerRead(
    'listActivity',
    { query },
    { enabled: isOffered && report.sources.includes('paid'), silent: true },
  );
  // Ids of products are those of no campaign.
  const ids = report.kind === 'programs' ? report.ids?.join() : undefined;
  const { locale } = calendar;
  return useMemo(() => {
    if (data === undefined) return undefined;
    const amountOf = (amount: number | null) => (amount === null ? '' : figure('spend', amount));
    const textOf = ({ kind, name, day, before: was, after: is }: CampaignMark) =>
      t(`marks.${kind}`, {
        name,
        day: formatDay(day, locale, { dateStyle: 'medium' }),
        before: amountOf(was),
        after: amountOf(is),
      });
    const marks = campaignMarks(data.entries, ids?.split(',')).map((mark) => ({ day: mark.day, text: textOf(mark) }));
    return { marks, marksLabel: t('marks.label') };
  }, [data, ids, locale, figure, t]);
}
