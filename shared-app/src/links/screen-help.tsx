import { ExternalLink, useText } from '@listings/shared-ui';
import { memo } from 'react';
import { usePage } from '../page/page-context';

/** The screens with a Help of their own, as they are tracked. Source: contract §3T (`gla_help_click`). */
export type ScreenHelpContext =
  'create-ads' | 'edit-ads' | 'edit-free-listings' | 'edit-phone-number' | 'edit-store-address';

const helpUrl = 'https://support.google.com/merchants';

/** Help of a screen that takes the whole page, in a new tab; records its use. */
export const ScreenHelp = memo(function ScreenHelp({ context }: { context: ScreenHelpContext }) {
  const t = useText('app');
  const { navigation, tracking } = usePage();
  const href = navigation.externalHref(helpUrl, 'documentation');
  if (href === null) return null;
  return (
    <ExternalLink href={href} onClick={() => tracking.record('gla_help_click', { context })}>
      {t('help')}
    </ExternalLink>
  );
});
