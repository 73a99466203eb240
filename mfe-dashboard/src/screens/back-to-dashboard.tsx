import { AppButtonLink } from '@listings/shared-app';
import { BackIcon, useText } from '@listings/shared-ui';
import { dashboard } from './places';

/** Back to the dashboard from one of its sub-paths. */
export function BackToDashboard() {
  const t = useText('dashboard');
  return (
    <AppButtonLink to={dashboard} variant="text" size="small" startIcon={<BackIcon />}>
      {t('back')}
    </AppButtonLink>
  );
}
