import { usePage } from '@listings/shared-app';
import { Button, Panel, PanelBody, Section, Typography, useText } from '@listings/shared-ui';

/** Who is signed in, and the way to the people; nothing where the host alone knows them. */
export function PeopleSection() {
  const t = useText('settings');
  const { person } = usePage().bootstrap;
  if (person === undefined) return null;
  const { name, role } = person;
  return (
    <Section title={t('rest.people.title')} description={t('rest.people.description')}>
      <Panel>
        <PanelBody>
          <Typography variant="body2">{t(`rest.people.${role}`, { name })}</Typography>
          <div>
            <Button variant="outlined" href="/people">
              {t('rest.people.open')}
            </Button>
          </div>
        </PanelBody>
      </Panel>
    </Section>
  );
}
