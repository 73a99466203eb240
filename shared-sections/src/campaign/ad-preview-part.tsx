import { Box, LazyPart, retryLazy, useLater } from '@listings/shared-ui';
import { memo } from 'react';

const AdPreviewSection = retryLazy(() => import('./ad-preview.section').then((module) => module.AdPreviewSection));

/** Room of the example while it is fetched. */
const room = {
  minHeight: { xs: 928, sm: 545, md: 467 },
  // Lines between sections, as they have them beside each other.
  '&, & + section': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Beneath the budget: what shoppers may see of the campaign; fetched once the form is there. Memoised: no key that is typed above changes it. */
export const AdPreviewPart = memo(function AdPreviewPart() {
  const isLater = useLater(true);
  return (
    <Box sx={room}>
      <LazyPart>{isLater && <AdPreviewSection />}</LazyPart>
    </Box>
  );
});
