import { useChangedElsewhere, useFailureText, useMerged, usePage } from '@listings/shared-app';
import { useHandedOverReads } from '@listings/shared-sections';
import {
  BackIcon,
  Box,
  Button,
  ErrorState,
  LazyPlace,
  LoadingCard,
  Page,
  Panel,
  retryLazy,
  useText,
} from '@listings/shared-ui';
import { Stepper } from '@listings/shared-ui/stepper';
import { useEffect } from 'react';
import { useSetupWizard, type SetupWizard } from '../../hooks/use-setup-wizard';
import { StepHeading } from './step-heading';
import { WizardHelp } from './wizard-help';
import { preloadStep, wizardSteps } from './wizard-steps';

const start = { path: '/google/start' } as const;

function BackToStart() {
  const t = useText('setup');
  const { navigation, tracking } = usePage();
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<BackIcon />}
      href={navigation.hrefOf(start)}
      onClick={(event) => {
        event.preventDefault();
        tracking.record('gla_setup_mc', { target: 'back', trigger: 'click' });
        navigation.to(start);
      }}
    >
      {t('wizard.back')}
    </Button>
  );
}

const OutdatedNotice = retryLazy(() => import('./outdated-notice').then((module) => module.OutdatedNotice));

/** Reads that are no part of a step: the state of the setup is read again at each change in another tab. */
const askedAgain = ['getSetupStatus'] as const;

/** Two tabs at once: what this one shows would overwrite what the other one saved. */
function WhenOutdated({ onReload }: { onReload: () => void }) {
  const handedOver = useHandedOverReads();
  const isOutdated = useChangedElsewhere([...askedAgain, ...handedOver]);
  useMerged(onReload);
  return (
    <div role="status" className="ui-in-sight">
      <LazyPlace fallback={null}>{isOutdated && <OutdatedNotice onReload={onReload} />}</LazyPlace>
    </div>
  );
}

/** Long enough for the step itself to be there. */
const quietMs = 2000;

function Step({ wizard }: { wizard: SetupWizard }) {
  const t = useText('setup');
  const { steps, openKey, continueToNext, busy } = wizard;
  const position = steps.findIndex(({ key }) => key === openKey);
  const step = steps[position];
  const nextKey = steps[position + 1]?.key;
  useEffect(() => {
    const timer = setTimeout(() => nextKey !== undefined && preloadStep(nextKey), quietMs);
    return () => clearTimeout(timer);
  }, [nextKey]);
  const Shown = wizardSteps[openKey];
  if (step === undefined || Shown === undefined) return null;
  return (
    <>
      <StepHeading step={step} />
      <WhenOutdated key={openKey} onReload={wizard.reload} />
      <LazyPlace fallback={<LoadingCard label={t('wizard.loading')} lines={6} />}>
        <Shown onContinue={continueToNext} onUnfinished={wizard.reload} busy={busy} isLast={nextKey === undefined} />
      </LazyPlace>
    </>
  );
}

function OpenStep({ wizard }: { wizard: SetupWizard }) {
  const t = useText('setup');
  const failureText = useFailureText();
  if (wizard.status === 'unavailable')
    return (
      <Panel>
        <ErrorState message={failureText('getSetupStatus')} onRetry={wizard.retry} />
      </Panel>
    );
  if (wizard.status !== 'ready') return <LoadingCard label={t('wizard.loading')} lines={6} />;
  return <Step wizard={wizard} />;
}

/** The setup wizard [S2.14-S2.19]. */
export function SetupWizardScreen() {
  const t = useText('setup');
  const wizard = useSetupWizard();
  const isReady = wizard.status === 'ready';
  return (
    <Page title={t('wizard.title')} back={<BackToStart />} actions={<WizardHelp context="setup-mc" />}>
      {isReady && (
        <Box sx={{ mb: 2 }}>
          <Stepper
            label={t('wizard.stepper')}
            steps={wizard.steps.map(({ key, label }) => ({ key, label: t(`wizard.${label}` as 'wizard.title') }))}
            active={wizard.openKey}
            reached={wizard.reachedKey}
            onSelect={wizard.open}
          />
        </Box>
      )}
      <OpenStep wizard={wizard} />
    </Page>
  );
}
