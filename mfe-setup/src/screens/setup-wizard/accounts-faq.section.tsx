import { usePage } from '@listings/shared-app';
import { Disclosure, MoreTexts, Panel, Section, useText } from '@listings/shared-ui';
import { accountsFaqTexts } from '../../messages/accounts-faq.texts';

const questions = ['why-do-i-need-a-wp-account', 'why-do-i-need-a-google-mc-account'] as const;

function Questions() {
  const t = useText('setup');
  const { tracking } = usePage();
  const record = (id: string) => (open: boolean) =>
    tracking.record('gla_faq', { id, action: open ? 'expand' : 'collapse', context: 'setup-mc-accounts' });
  return (
    <Section title={t('wizard.accounts.faq.title')}>
      <Panel>
        {questions.map((id) => (
          <Disclosure key={id} title={t(`wizard.accounts.faq.${id}.question`)} onToggle={record(id)}>
            {t(`wizard.accounts.faq.${id}.answer`)}
          </Disclosure>
        ))}
      </Panel>
    </Section>
  );
}

const catalogs = { setup: { wizard: { accounts: { faq: accountsFaqTexts } } } };

/** Questions and answers on why the accounts are needed [S2.20]. */
export function AccountsFaqSection() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Questions />
    </MoreTexts>
  );
}
