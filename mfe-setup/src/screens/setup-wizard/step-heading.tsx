import type { SetupStep } from '@listings/shared-machines';
import { Box, Typography, useText } from '@listings/shared-ui';
import { useEffect, useRef } from 'react';

/** A key that the steps' data names, as a text of the wizard. */
const textKey = (key: string) => `wizard.${key}` as 'wizard.title';

/** Title and purpose of the open step. It gets the focus when another step opens, so that reading goes on there. */
export function StepHeading({ step }: { step: SetupStep }) {
  const t = useText('setup');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step.key);
  useEffect(() => {
    if (shown.current === step.key) return;
    shown.current = step.key;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step.key]);
  return (
    <Box sx={{ mb: 1, overflowWrap: 'anywhere' }}>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {t(textKey(step.label))}
      </Typography>
      <Typography color="textSecondary">{t(textKey(step.description))}</Typography>
    </Box>
  );
}
