import type { Metric } from '@listings/shared-machines';
import { Box, Checkbox, useText } from '@listings/shared-ui';
import type { ColumnChoice } from '../../hooks/use-column-choice';

export interface ColumnBoxesProps {
  readonly id: string;
  readonly metrics: readonly Metric[];
  readonly choice: ColumnChoice;
}

/** A checkbox for each figure; the last one that is shown stays. */
export function ColumnBoxes({ id, metrics, choice: { shown, toggle } }: ColumnBoxesProps) {
  const t = useText('reports');
  return (
    <Box
      component="fieldset"
      id={id}
      sx={{
        display: 'flex',
        displayPrint: 'none',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 1,
        m: 0,
        px: 3,
        pb: 1.5,
        border: 0,
      }}
    >
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, pb: 0.5 }}>
        {t('choosing.legend')}
      </Box>
      {metrics.map((metric) => {
        const isShown = shown.includes(metric);
        return (
          <Checkbox
            key={metric}
            label={t(`columns.${metric}`)}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={() => toggle(metric)}
          />
        );
      })}
    </Box>
  );
}
