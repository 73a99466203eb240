import { divisorOf, type Figure } from '@listings/shared-machines';
import { Box, useText } from '@listings/shared-ui';

/** A dash for a ratio of nothing, and what there is none of. */
export function NoRatio({ metric }: { readonly metric: Figure }) {
  const t = useText('sections');
  return (
    <>
      {'\u2013'}
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {t(`reports.nothing.${divisorOf(metric) as 'spend' | 'clicks'}`)}
      </Box>
    </>
  );
}
