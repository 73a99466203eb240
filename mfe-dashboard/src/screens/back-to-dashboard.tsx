import { AppButtonLink } from '@listings/shared-app';
import { BackIcon, useText } from '@listings/shared-ui';
import { memo } from 'react';
import { dashboard } from './places';

/** Back to the dashboard from one of its sub-paths. */
export const BackToDashboard = memo(function BackToDashboard() {
  const t = useText('dashboard');
  return (
    <AppButtonLink to={dashboard} variant="text" size="small" startIcon={<BackIcon />}>
      {t('back')}
    </AppButtonLink>
  );
});
