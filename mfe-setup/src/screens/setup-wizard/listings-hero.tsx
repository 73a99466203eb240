import { Box, Panel, Typography, useText } from '@listings/shared-ui';
import { memo } from 'react';
import { HeroPicture } from './hero-picture';

/** Subject of the step, in a picture and two sentences [S2.25]. */
export const ListingsHero = memo(function ListingsHero() {
  const t = useText('setup');
  return (
    <Panel sx={{ overflow: 'hidden', mt: 2, mb: 1 }}>
      <Box
        sx={{
          display: 'grid',
          alignItems: 'center',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 360px)' },
        }}
      >
        <Box sx={{ p: 3 }}>
          <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
            {t('wizard.listings.hero.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('wizard.listings.hero.text')}
          </Typography>
        </Box>
        <HeroPicture />
      </Box>
    </Panel>
  );
});
