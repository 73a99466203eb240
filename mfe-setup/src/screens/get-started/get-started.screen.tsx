import { usePage } from '@listings/shared-sections';
import { Box, InlineNotice, Page, Panel, PanelBody, Stack, Typography, useText } from '@listings/shared-ui';
import { StartBenefitsSection } from './start-benefits.section';
import { StartFaqSection } from './start-faq.section';
import { StartAction } from './start-action';
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
        <Panel>
          <PanelBody>
            <Box sx={{ py: { xs: 1, md: 3 }, px: { xs: 0, md: 2 }, maxWidth: 760 }}>
              <Typography variant="h1" sx={{ mb: 1.5 }}>
                {t('start.title')}
              </Typography>
              <Typography color="textSecondary" sx={{ mb: 3 }}>
                {t('start.lead')}
              </Typography>
              <StartAction context="get-started-with-video" />
            </Box>
          </PanelBody>
        </Panel>
        <InlineNotice tone="info">{t('start.duplicateFeeds')}</InlineNotice>
        <StartBenefitsSection />
        {bootstrap.quotes.length > 0 && <StartQuotesSection quotes={bootstrap.quotes} />}
        <StartFaqSection />
        <Panel>
          <PanelBody>
            <StartAction context="get-started" />
          </PanelBody>
        </Panel>
      </Stack>
    </Page>
  );
}
