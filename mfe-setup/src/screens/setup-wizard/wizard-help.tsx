import { usePage } from '@listings/shared-app';
import { ExternalLink, useText } from '@listings/shared-ui';

const helpUrl = 'https://support.google.com/merchants';

/** Help of a wizard, in a new tab [S2.14]. */
export function WizardHelp({ context }: { context: 'setup-mc' | 'setup-ads' }) {
  const t = useText('setup');
  const { navigation, tracking } = usePage();
  const href = navigation.externalHref(helpUrl, 'documentation');
  if (href === null) return null;
  return (
    <ExternalLink href={href} onClick={() => tracking.record('gla_help_click', { context })}>
      {t('wizard.help')}
    </ExternalLink>
  );
}
