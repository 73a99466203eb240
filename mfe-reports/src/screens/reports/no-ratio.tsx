import { divisorOf, type Figure } from '@listings/shared-machines';
import { Box, useText } from '@listings/shared-ui';

/** A dash for a ratio of nothing, which reads, and tells a pointer, what there is none of: in many rows the words would be noise. */
export function NoRatio({ metric }: { readonly metric: Figure }) {
  const t = useText('sections');
  const name = t(`reports.nothing.${divisorOf(metric) as 'spend' | 'clicks'}`);
  return (
    <Box component="span" role="img" aria-label={name} title={name} sx={{ color: 'text.secondary' }}>
      {'\u2014'}
    </Box>
  );
}
