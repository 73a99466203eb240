import { usePage } from '@listings/shared-app';
import { Button, Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';

/** Version of the store's plugin, and how to see which builds made the page where they are published one by one. */
export function VersionsSection() {
  const t = useText('settings');
  const { pluginVersion, capabilities, person } = usePage().bootstrap;
  if (pluginVersion === null && !capabilities.deploys) return null;
  return (
    <Section title={t('rest.versions.title')} description={t('rest.versions.description')}>
      <Panel>
        <PanelBody>
          {pluginVersion !== null && (
            <Typography variant="body2">
              {t('rest.versions.plugin')}: <bdi>{pluginVersion}</bdi>
            </Typography>
          )}
          {capabilities.deploys && <Typography variant="body2">{t('rest.versions.builds')}</Typography>}
          {capabilities.deploys && person?.role === 'owner' && (
            <Button variant="outlined" size="small" href="/releases" sx={{ mt: 1, alignSelf: 'start' }}>
              {t('rest.versions.releases')}
            </Button>
          )}
        </PanelBody>
      </Panel>
    </Section>
  );
}
