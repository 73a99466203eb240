import { Box, MoreTexts, Select, useText } from '@listings/shared-ui';
import type { ChartChoice } from '../../hooks/use-chart-choice';
import { chartChoicesTexts } from '../../messages/chart-choices.texts';

const catalogs = { reports: { choices: chartChoicesTexts } };
const kinds = ['line', 'bar'] as const;

function Choices({ choice }: { readonly choice: ChartChoice }) {
  const t = useText('reports');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
        maxWidth: 460,
      }}
    >
      <Select
        label={t('choices.interval')}
        value={choice.interval}
        hint={choice.interval === 'hour' ? t('choices.noHours') : undefined}
        options={choice.intervals.map((value) => ({ value, label: t(`choices.intervals.${value}`) }))}
        onChange={choice.setInterval}
      />
      <Select
        label={t('choices.kind')}
        value={choice.kind}
        options={kinds.map((value) => ({ value, label: t(`choices.kinds.${value}`) }))}
        onChange={choice.setKind}
      />
    </Box>
  );
}

/** Interval and type of the chart [O2.26, O2.27]. */
export const ChartChoices = (props: { readonly choice: ChartChoice }) => (
  <MoreTexts catalogs={catalogs}>
    <Choices {...props} />
  </MoreTexts>
);
