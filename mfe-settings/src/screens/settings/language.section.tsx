import { useAdminHref, usePage } from '@listings/shared-app';
import {
  Box,
  Button,
  ExternalLink,
  formatsOf,
  Panel,
  PanelBody,
  Section,
  Select,
  Typography,
  useFormats,
  useText,
} from '@listings/shared-ui';
import { useState } from 'react';
import { settings } from '../places';

const baseOf = (tag: string): string => tag.split(/[-_]/)[0] ?? tag;

/** The language that the host's user has in the profile, and the way there. */
function LanguageOfProfile() {
  const t = useText('settings');
  const { bootstrap, language } = usePage();
  const { host, userLocale } = bootstrap;
  const href = useAdminHref()('profile.php');
  const isThere = host.languages.offered.some((tag) => baseOf(tag) === baseOf(userLocale));
  const nameOf = useFormats().language;
  const names = { language: nameOf(baseOf(userLocale)), shown: nameOf(baseOf(language)) };
  return (
    <>
      <Typography variant="body2">{t('rest.language.profile')}</Typography>
      {!isThere && <Typography variant="body2">{t('rest.language.notHere', names)}</Typography>}
      {href !== null && (
        <div>
          <ExternalLink href={href}>{t('rest.language.openProfile')}</ExternalLink>
        </div>
      )}
    </>
  );
}

/** Form that keeps the choice; the server leads back here in that language. */
function LanguageForm({ address }: { address: string }) {
  const t = useText('settings');
  const { bootstrap, navigation } = usePage();
  const { offered, chosen } = bootstrap.host.languages;
  const [value, setValue] = useState(chosen ?? '');
  const options = [
    { value: '', label: t('rest.language.ofBrowser') },
    ...offered.map((tag) => ({ value: tag, label: formatsOf(tag).language(tag) })),
  ];
  return (
    <form method="post" action={address}>
      <input type="hidden" name="back" value={navigation.hrefOf(settings)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end' }}>
        <Box sx={{ flex: '1 1 14rem', maxWidth: '24rem' }}>
          <Select
            name="language"
            label={t('rest.language.label')}
            options={options}
            value={value}
            onChange={setValue}
          />
        </Box>
        <Button type="submit" variant="outlined">
          {t('rest.language.use')}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('rest.language.kept')}
      </Typography>
    </form>
  );
}

/** Language of the page: chosen here, or by the host's user in the profile. */
export function LanguageSection() {
  const t = useText('settings');
  const { choose } = usePage().bootstrap.host.languages;
  return (
    <Section title={t('rest.language.title')} description={t('rest.language.description')}>
      <Panel>
        <PanelBody>{choose === null ? <LanguageOfProfile /> : <LanguageForm address={choose} />}</PanelBody>
      </Panel>
    </Section>
  );
}
