import { reportValue, rowFigure, type Figure, type ReportRow } from '@listings/shared-machines';
import { useFigureTexts } from '@listings/shared-sections';
import { Box, Typography, useText } from '@listings/shared-ui';
import { useId } from 'react';
import { useRowName } from '../../hooks/use-row-name';
import { RowFigure, type RowFigureProps } from './row-figure';

interface ColumnProps {
  readonly row: ReportRow;
  readonly metrics: readonly Figure[];
}

/** One figure with its change, in one line. */
function Line({ row, metric }: Omit<RowFigureProps, 'texts'>) {
  const shared = useText('sections');
  const texts = useFigureTexts();
  const { value, prevValue } = rowFigure(row, metric);
  const change = reportValue(value, prevValue).delta;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1, py: 0.25 }}>
      <Typography variant="caption" color="textSecondary" component="dt">
        {shared(`reports.metrics.${metric}`)}
      </Typography>
      <Box component="dd" sx={{ m: 0, textAlign: 'end', typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={typeof value === 'number' ? { fontWeight: 700 } : undefined}>
          <bdi>
            <RowFigure row={row} metric={metric} texts={texts} />
          </bdi>
        </Box>
        {change !== null && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            <bdi>{texts.delta(metric, change).text}</bdi>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Column({ row, metrics }: ColumnProps) {
  const titleId = useId();
  const name = useRowName()(row);
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ minWidth: 0, border: 1, borderColor: 'divider', borderRadius: 1, p: 2 }}
    >
      <Typography id={titleId} component="h3" variant="h4" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {metrics.map((metric) => (
          <Line key={metric} row={row} metric={metric} />
        ))}
      </Box>
    </Box>
  );
}

interface ComparedFiguresProps {
  readonly rows: readonly ReportRow[];
  readonly metrics: readonly Figure[];
  /** Name of the total of all rows. */
  readonly total: string;
}

/** A column of figures for each of those compared, and what stands under them: all together [O2.11, O2.13, O2.14]. */
export function ComparedFigures({ rows, metrics, total }: ComparedFiguresProps) {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(13.75rem, 100%), 1fr))',
          mb: 3,
        }}
      >
        {rows.map((row) => (
          <Column key={row.id} row={row} metrics={metrics} />
        ))}
      </Box>
      <Typography component="h3" variant="h4" sx={{ mb: 1 }}>
        {total}
      </Typography>
    </>
  );
}
