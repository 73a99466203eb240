import { usePage } from '@listings/shared-app';
import { InlineNotice, Page, Stack, useText } from '@listings/shared-ui';
import { StartBenefitsSection } from './start-benefits.section';
import { ClosingCard, OpeningCard } from './start-card';
import { StartFaqSection } from './start-faq.section';
import { StartQuotesSection } from './start-quotes.section';
import { StartSupportSection } from './start-support.section';

/** The landing page before setup [S2.02]: what the product does and the way into the wizard. */
export function GetStartedScreen() {
  const t = useText('setup');
  const { bootstrap } = usePage();
  return (
    <Page width="normal">
      <Stack spacing={4}>
        <StartSupportSection />
        <OpeningCard />
        <InlineNotice tone="info">{t('start.duplicateFeeds')}</InlineNotice>
        <StartBenefitsSection />
        {bootstrap.quotes.length > 0 && <StartQuotesSection quotes={bootstrap.quotes} />}
        <ClosingCard />
        <StartFaqSection />
      </Stack>
    </Page>
  );
}
