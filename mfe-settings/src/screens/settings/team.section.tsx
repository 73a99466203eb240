import type { SubpathOf } from '@listings/shared-machines';
import { AppButtonLink, useOffered, usePage } from '@listings/shared-app';
import { AccountIcon, AppCard, Button, HistoryIcon, InfoIcon, KeyIcon, Section, useText } from '@listings/shared-ui';
import { settingsPath } from '../places';

/** Who is signed in, and the way to the people; nothing where the host alone knows them. */
function PeopleCard() {
  const t = useText('settings');
  const { person } = usePage().bootstrap;
  if (person === undefined) return null;
  const { name, role } = person;
  return (
    <AppCard
      icon={<AccountIcon fontSize="inherit" />}
      title={t('rest.people.title')}
      description={t(`rest.people.${role}`, { name })}
      indicator={
        <Button variant="outlined" size="small" href="/people" aria-label={t('rest.people.label')}>
          {t('rest.team.open')}
        </Button>
      }
    />
  );
}

interface WayProps {
  readonly name: 'activity' | 'alerts' | 'apiKeys';
  readonly subpath: SubpathOf<'/google/settings'>;
  readonly Icon: typeof InfoIcon;
}

/** Way to a page of its own below the settings. */
function Way({ name, subpath, Icon }: WayProps) {
  const t = useText('settings');
  return (
    <AppCard
      icon={<Icon fontSize="inherit" />}
      title={t(`rest.${name}.title`)}
      description={t(`rest.${name}.text`)}
      indicator={
        <AppButtonLink to={settingsPath(subpath)} variant="outlined" size="small" aria-label={t(`rest.${name}.label`)}>
          {t('rest.team.open')}
        </AppButtonLink>
      }
    />
  );
}

/** People, what they changed, and what they are told of: each where this store knows of it. */
export function TeamSection() {
  const t = useText('settings');
  const offered = useOffered();
  const hasActivity = offered('listActivity', 'getActivityEntry');
  const hasAlerts = offered('getAlertSettings');
  const hasPeople = usePage().bootstrap.person !== undefined;
  // Roles are those of people: a host that alone knows them has no keys either.
  const hasKeys = hasPeople && offered('listApiKeys', 'createApiKey', 'revokeApiKey');
  if (!hasActivity && !hasAlerts && !hasPeople) return null;
  return (
    <Section title={t('rest.team.title')} description={t('rest.team.description')}>
      <PeopleCard />
      {hasKeys && <Way name="apiKeys" subpath="/api-keys" Icon={KeyIcon} />}
      {hasActivity && <Way name="activity" subpath="/activity" Icon={HistoryIcon} />}
      {hasAlerts && <Way name="alerts" subpath="/alerts" Icon={InfoIcon} />}
    </Section>
  );
}
