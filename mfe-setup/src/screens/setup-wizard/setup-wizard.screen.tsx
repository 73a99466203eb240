import { hrefOf } from '@listings/shared-machines';
import { useFailureText, usePage } from '@listings/shared-sections';
import { BackIcon, Box, Button, ErrorState, LoadingCard, Page, Panel, useText } from '@listings/shared-ui';
import { Stepper } from '@listings/shared-ui/forms';
import { useSetupWizard, type SetupWizard } from '../../hooks/use-setup-wizard';
import { WizardHelp } from './wizard-help';
import { wizardSteps } from './wizard-steps';

const start = { path: '/google/start' } as const;

function BackToStart() {
  const t = useText('setup');
  const { navigation, tracking } = usePage();
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<BackIcon />}
      href={hrefOf(start)}
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
  const Step = wizardSteps[wizard.openKey];
  return Step === undefined ? null : <Step onContinue={wizard.continueToNext} />;
}

/** The four-step setup wizard [S2.14-S2.19]. */
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
