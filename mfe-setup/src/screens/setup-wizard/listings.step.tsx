import { Typography, useText } from '@listings/shared-ui';
import type { WizardStepProps } from './wizard-step.types';

/** Step 3. */
export function ListingsStep(_props: WizardStepProps) {
  const t = useText('setup');
  return <Typography color="textSecondary">{t('wizard.listings.description')}</Typography>;
}
