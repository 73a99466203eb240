import type { Figure } from '@listings/shared-machines';
import type { FigureScreen } from '@listings/shared-sections';
import { Box, Checkbox, MoreTexts, useText } from '@listings/shared-ui';
import { useColumnToggle } from '../../hooks/use-column-toggle';
import { choosingTexts } from '../../messages/choosing.texts';

const catalogs = { reports: { choosing: choosingTexts } };

export interface ColumnBoxesProps {
  readonly id: string;
  readonly screen: FigureScreen;
  readonly metrics: readonly Figure[];
  readonly shown: readonly Figure[];
}

function Boxes({ id, screen, metrics, shown }: ColumnBoxesProps) {
  const t = useText('reports');
  const shared = useText('sections');
  const toggle = useColumnToggle(screen, metrics);
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
            label={shared(`reports.metrics.${metric}`)}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={() => toggle(metric)}
          />
        );
      })}
    </Box>
  );
}

/** A checkbox for each figure; the last one that is shown stays. */
export const ColumnBoxes = (props: ColumnBoxesProps) => (
  <MoreTexts catalogs={catalogs}>
    <Boxes {...props} />
  </MoreTexts>
);
