import { Box, LazyPart, retryLazy, useLater } from '@listings/shared-ui';
import { memo } from 'react';

const AdPreviewSection = retryLazy(() => import('./ad-preview.section').then((module) => module.AdPreviewSection));

/**
 * Room of the example while it is fetched, as high as it will be: what stands beneath it does not move. Its pictures grow with
 * a phone's width.
 */
const room = {
  minHeight: { xs: 'max(min(100vw + 528px, 932px), 100vw + 444px)', sm: 546, lg: 467 },
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
