import { Disclosure, Panel, Section, useText } from '@listings/shared-ui';
import { usePage } from '@listings/shared-app';
import { memo } from 'react';
import { figures } from './campaign-figures';

const questions = ['what-do-i-pay-for', 'what-does-daily-average-monthly-max-mean'] as const;

/** Questions on the cost of a campaign and the meaning of its budget [S1.09, S9.10]. */
export const CampaignFaqSection = memo(function CampaignFaqSection() {
  const t = useText('sections');
  const { tracking } = usePage();
  const record = (id: string) => (open: boolean) =>
    tracking.record('gla_setup_ads_faq', { id, action: open ? 'expand' : 'collapse' });
  return (
    <Section title={t('campaign.faq.title')}>
      <Panel>
        {questions.map((id) => (
          <Disclosure key={id} title={t(`campaign.faq.${id}.question`)} onToggle={record(id)}>
            {t(`campaign.faq.${id}.answer`, figures)}
          </Disclosure>
        ))}
      </Panel>
    </Section>
  );
});
