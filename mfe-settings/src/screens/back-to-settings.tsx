import { AppButtonLink } from '@listings/shared-app';
import { BackIcon, useText } from '@listings/shared-ui';
import { memo } from 'react';
import { settings } from './places';

/** Back to the settings from one of their sub-paths. */
export const BackToSettings = memo(function BackToSettings() {
  const t = useText('settings');
  return (
    <AppButtonLink to={settings} variant="text" size="small" startIcon={<BackIcon />}>
      {t('back')}
    </AppButtonLink>
  );
});
