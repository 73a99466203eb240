import type { HandOverStep } from '@listings/shared-api/contract';
import { useOffered } from '@listings/shared-app';
import { Box, LazyPart, retryLazy, useLater } from '@listings/shared-ui';

const HandOverSection = retryLazy(() => import('./hand-over.section').then((module) => module.HandOverSection));

/** Room of the button while it is fetched. */
const room = { minHeight: 40 } as const;

/** Beside the action of a step: asking somebody else to do it, and waiting for them. Nothing where the store cannot. */
export function HandOverPart({ step }: { step: HandOverStep }) {
  const isLater = useLater(true);
  if (!useOffered()('listHandOvers', 'createHandOver')) return null;
  return (
    <Box sx={room}>
      <LazyPart>{isLater && <HandOverSection step={step} />}</LazyPart>
    </Box>
  );
}
