import { AppButtonLink, useOffered } from '@listings/shared-app';
import { AppCard, InfoIcon, Section, useText } from '@listings/shared-ui';

/** The way to what this reader is told of; nothing where the store tells of nothing. */
export function AlertsSection() {
  const t = useText('settings');
  if (!useOffered()('getAlertSettings')) return null;
  return (
    <Section title={t('rest.alerts.title')} description={t('rest.alerts.description')}>
      <AppCard
        icon={<InfoIcon fontSize="inherit" />}
        title={t('rest.alerts.card')}
        description={t('rest.alerts.text')}
        indicator={
          <AppButtonLink
            to={{ path: '/google/settings', params: { subpath: '/alerts' } }}
            variant="outlined"
            size="small"
            aria-label={t('rest.alerts.label')}
          >
            {t('rest.alerts.open')}
          </AppButtonLink>
        }
      />
    </Section>
  );
}
