import { Box, LazyPart, retryLazy } from '@listings/shared-ui';
import type { EmptyFiguresProps } from './empty-figures';

const EmptyFigures = retryLazy(() => import('./empty-figures').then((module) => module.EmptyFigures));

/** Says that the chosen days have no figures, and offers the period before where they have only begun. */
export const EmptyFiguresPart = (props: EmptyFiguresProps) => (
  <Box sx={{ minHeight: 170 }}>
    <LazyPart>
      <EmptyFigures {...props} />
    </LazyPart>
  </Box>
);
