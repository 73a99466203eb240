import { usePage } from '@listings/shared-app';
import { InlineNotice, MoreTexts, Page, Stack, useText } from '@listings/shared-ui';
import { startMessages } from '../../messages/start.texts';
import { StartBenefitsSection } from './start-benefits.section';
import { ClosingCard, OpeningCard } from './start-card';
import { StartFaqSection } from './start-faq.section';
import { StartQuotesSection } from './start-quotes.section';
import { StartSupportSection } from './start-support.section';

const catalogs = { setup: { start: startMessages } };

function GetStarted() {
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

/** The landing page before setup [S2.02]: what the product does and the way into the wizard. */
export function GetStartedScreen() {
  return (
    <MoreTexts catalogs={catalogs}>
      <GetStarted />
    </MoreTexts>
  );
}
