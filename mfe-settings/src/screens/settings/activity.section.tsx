import { AppButtonLink, useOffered } from '@listings/shared-app';
import { Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';
import { settingsPath } from './settings-path';

/** Way to what was changed; absent where the store does not keep it. */
export function ActivitySection() {
  const t = useText('settings');
  const isOffered = useOffered()('listActivity', 'getActivityEntry');
  if (!isOffered) return null;
  return (
    <Section title={t('rest.activity.title')} description={t('rest.activity.description')}>
      <Panel>
        <PanelBody>
          <Typography variant="body2">{t('rest.activity.text')}</Typography>
          <div>
            <AppButtonLink to={settingsPath('/activity')} variant="outlined">
              {t('rest.activity.open')}
            </AppButtonLink>
          </div>
        </PanelBody>
      </Panel>
    </Section>
  );
}
