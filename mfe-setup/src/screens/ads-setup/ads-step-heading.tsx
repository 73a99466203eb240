import type { AdsStep } from '@listings/shared-machines';
import { Typography, useText } from '@listings/shared-ui';
import { useEffect, useRef } from 'react';

/** Heading of the open step. It gets the focus when another step opens, so that reading goes on there. */
export function AdsStepHeading({ step }: { step: AdsStep }) {
  const t = useText('adsSetup');
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ outline: 'none', mb: 1, overflowWrap: 'anywhere' }}>
      {t(`steps.${step}`)}
    </Typography>
  );
}
