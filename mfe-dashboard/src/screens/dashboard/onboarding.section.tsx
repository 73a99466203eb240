import { isOnboarded, onboardingOf, type OnboardingStep } from '@listings/shared-machines';
import { AppLink, useDismissal } from '@listings/shared-app';
import {
  Box,
  CheckIcon,
  CloseIcon,
  IconButton,
  MoreTexts,
  Panel,
  PanelBody,
  PanelHeader,
  useFocusOnward,
  useText,
  VisuallyHidden,
} from '@listings/shared-ui';
import { useEffect } from 'react';
import type { DashboardView } from '../../hooks/use-dashboard';
import { useStoreFacts } from '../../hooks/use-store-facts';
import { onboardingTexts } from '../../messages/onboarding.texts';

function Mark({ isDone }: { isDone: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: 20,
        height: 20,
        borderRadius: 5,
        border: 2,
        borderColor: isDone ? 'success.main' : 'divider',
        color: 'background.paper',
        backgroundColor: isDone ? 'success.main' : 'transparent',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {isDone && <CheckIcon sx={{ fontSize: 14 }} />}
    </Box>
  );
}

function Step({ step: { task, isDone, to } }: { step: OnboardingStep }) {
  const t = useText('dashboard');
  const name = t(`onboarding.tasks.${task}`);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        py: 0.25,
        typography: 'body2',
        '& a': { display: 'inline-block', lineHeight: '1.5rem' },
      }}
    >
      <Mark isDone={isDone} />
      <span>
        <VisuallyHidden>{t(isDone ? 'onboarding.done' : 'onboarding.open')} </VisuallyHidden>
        {isDone ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
        ) : (
          <AppLink to={to}>{name}</AppLink>
        )}
      </span>
    </Box>
  );
}

/** Bar of the progress; the numbers stand beside it. */
function Bar({ part }: { part: number }) {
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      sx={{ width: '100%', height: 6, borderRadius: 3, display: 'block', backgroundColor: 'divider' }}
    >
      <path d={`M0,0H${part * 100}V6H0Z`} fill="var(--ui-palette-success-main)" />
    </Box>
  );
}

function Steps({ steps, onHide }: { steps: readonly OnboardingStep[]; onHide: () => void }) {
  const t = useText('dashboard');
  const done = steps.filter(({ isDone }) => isDone).length;
  const going = useFocusOnward<HTMLDivElement>();
  return (
    <Panel
      ref={going}
      role="group"
      aria-label={t('onboarding.title')}
      sx={{ width: { xl: 340 }, marginInlineStart: { xl: 3 }, height: '100%' }}
    >
      <PanelHeader
        title={t('onboarding.title')}
        description={t('onboarding.progress', { done, all: steps.length })}
        headingLevel={2}
        action={
          <IconButton size="small" aria-label={t('onboarding.hide')} onClick={onHide} sx={{ my: -0.5, mr: -1 }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
      <PanelBody>
        <Bar part={done / steps.length} />
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {steps.map((step) => (
            <Step key={step.task} step={step} />
          ))}
        </Box>
      </PanelBody>
    </Panel>
  );
}

/** Ends by itself once all of it was seen done, and does not come back. */
function Checklist({ view }: { view: DashboardView }) {
  const { facts, isPending } = useStoreFacts(view);
  const { isDismissed, dismiss } = useDismissal('listings-onboarding-ended');
  const steps = onboardingOf(facts);
  const isOver = !isPending && isOnboarded(steps);
  useEffect(() => {
    if (isOver && !isDismissed) dismiss();
  });
  if (isPending || isOver || isDismissed || steps.every(({ isDone }) => isDone)) return null;
  return <Steps steps={steps} onHide={dismiss} />;
}

const catalogs = { dashboard: { onboarding: onboardingTexts } };

/** Tasks after the setup, with their progress. */
export function OnboardingSection(props: { readonly view: DashboardView }) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Checklist {...props} />
    </MoreTexts>
  );
}
