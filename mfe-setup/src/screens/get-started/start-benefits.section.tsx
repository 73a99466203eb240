import { DocumentationLink } from '@listings/shared-app';
import {
  AdsIcon,
  Box,
  Panel,
  PanelBody,
  ProductIcon,
  ReportIcon,
  Stack,
  Typography,
  useText,
} from '@listings/shared-ui';
import { startLinks } from './start-links';

const benefits = ['clicks', 'owners', 'shoppers'] as const;
const features = [
  { key: 'listings', link: 'get-started-features-free-listing-learn-more', Icon: ProductIcon },
  { key: 'campaigns', link: 'get-started-features-google-ads-learn-more', Icon: AdsIcon },
  { key: 'performance', link: 'get-started-features-dashboard-learn-more', Icon: ReportIcon },
] as const;

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** The benefits and the features card [S1.05, S1.06]. */
export function StartBenefitsSection() {
  const t = useText('setup');
  return (
    <Stack spacing={4}>
      <section aria-labelledby="start-benefits">
        <Typography id="start-benefits" variant="h2" sx={{ mb: 2 }}>
          {t('start.benefits.title')}
        </Typography>
        <Box sx={columns}>
          {benefits.map((key) => (
            <Panel key={key}>
              <PanelBody>
                <div>
                  <Typography component="p" sx={{ fontSize: 32, lineHeight: 1.2, fontWeight: 600, mb: 0.5 }}>
                    {t(`start.benefits.${key}.figure`)}
                  </Typography>
                  <Typography variant="body2">{t(`start.benefits.${key}.text`)}</Typography>
                </div>
              </PanelBody>
            </Panel>
          ))}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          {t('start.benefits.source')}
        </Typography>
      </section>
      <section aria-labelledby="start-features">
        <Typography id="start-features" variant="h2" sx={{ mb: 2 }}>
          {t('start.features.title')}
        </Typography>
        <Box sx={columns}>
          {features.map(({ key, link, Icon }) => (
            <Panel key={key}>
              <PanelBody>
                <div>
                  <Icon color="primary" />
                  <Typography variant="h3" sx={{ mt: 1, mb: 0.5 }}>
                    {t(`start.features.${key}.title`)}
                  </Typography>
                  <Typography variant="body2" sx={{ mb: 1.5 }}>
                    {t(`start.features.${key}.text`)}
                  </Typography>
                  <Typography variant="body2">
                    <DocumentationLink context="get-started" linkId={link} href={startLinks[link]}>
                      {t(`start.features.${key}.link`)}
                    </DocumentationLink>
                  </Typography>
                </div>
              </PanelBody>
            </Panel>
          ))}
        </Box>
      </section>
    </Stack>
  );
}
