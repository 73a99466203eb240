import { useLocation, usePage } from '@listings/shared-app';
import { allowedIntervals } from '@listings/shared-machines';
import type { DateRangeView } from '@listings/shared-sections';
import { Box, MoreTexts, Select, useText } from '@listings/shared-ui';
import { useEffect } from 'react';
import type { ChartChoice } from '../../hooks/use-chart-choice';
import { useMarks, type ChartMarks } from '../../hooks/use-marks';
import type { ReportView } from '../../hooks/use-report';
import { chartChoicesTexts } from '../../messages/chart-choices.texts';
import { chartMarksTexts } from '../../messages/chart-marks.texts';

const catalogs = { reports: { choices: chartChoicesTexts, marks: chartMarksTexts } };
const kinds = ['line', 'bar'] as const;

function Choices({ choice, dateRange }: Pick<ChartChoicesProps, 'choice' | 'dateRange'>) {
  const t = useText('reports');
  const { navigation } = usePage();
  const { path, params } = useLocation();
  const write = (name: string) => (value: string) => navigation.to({ path, params: { ...params, [name]: value } });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.125rem), 1fr))',
        maxWidth: 460,
      }}
    >
      <Select
        label={t('choices.interval')}
        value={choice.interval}
        hint={choice.interval === 'hour' ? t('choices.noHours') : undefined}
        options={allowedIntervals(dateRange.choice).map((value) => ({ value, label: t(`choices.intervals.${value}`) }))}
        onChange={write('interval')}
      />
      <Select
        label={t('choices.kind')}
        value={choice.kind}
        options={kinds.map((value) => ({ value, label: t(`choices.kinds.${value}`) }))}
        onChange={write('chartType')}
      />
    </Box>
  );
}

export interface ChartChoicesProps {
  readonly report: ReportView;
  readonly dateRange: DateRangeView;
  readonly choice: ChartChoice;
  /** Called with what the chart marks, once that is here. */
  readonly onMarks: (marks: ChartMarks | undefined) => void;
}

/** Finds what the chart marks. */
function Marks({ report, dateRange, onMarks }: Omit<ChartChoicesProps, 'choice'>) {
  const marks = useMarks(report, dateRange);
  useEffect(() => onMarks(marks), [marks, onMarks]);
  return null;
}

/** Interval and type of the chart, and what it marks: all that comes after it [O2.26, O2.27]. */
export const ChartChoices = (props: ChartChoicesProps) => (
  <MoreTexts catalogs={catalogs}>
    <Choices {...props} />
    <Marks {...props} />
  </MoreTexts>
);
