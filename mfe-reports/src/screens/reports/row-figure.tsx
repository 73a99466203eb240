import { divisorOf, rowFigure, type Figure, type ReportRow } from '@listings/shared-machines';
import { useFigureTexts } from '@listings/shared-sections';
import { Box, useText } from '@listings/shared-ui';

export interface RowFigureProps {
  readonly row: ReportRow;
  readonly metric: Figure;
}

/**
 * A figure of a row: 'Unavailable' where it cannot be given, a dash and the reason where there is nothing to divide by
 * [O2.18].
 */
export function RowFigure({ row, metric }: RowFigureProps) {
  const t = useText('reports');
  const shared = useText('sections');
  const { figure } = useFigureTexts();
  const { value } = rowFigure(row, metric);
  const divisor = divisorOf(metric);
  if (value === undefined) return t('unavailable');
  if (value !== null || divisor === null) return figure(metric, value ?? 0);
  return (
    <>
      {'\u2013'}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {shared(`reports.nothing.${divisor as 'spend' | 'clicks'}`)}
      </Box>
    </>
  );
}
