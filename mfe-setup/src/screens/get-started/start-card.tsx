import { usePage } from '@listings/shared-app';
import { Box, Panel, PanelBody, Typography, useText } from '@listings/shared-ui';
import { StartAction } from './start-action';
import { startFigures } from './start-figures';
import { StartIllustration } from './start-illustration';
import { StartVideo } from './start-video';

const columns = {
  display: 'grid',
  gap: { xs: 3, lg: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 11fr) minmax(0, 9fr)' },
  alignItems: 'center',
  py: { xs: 1, md: 2 },
  px: { xs: 0, md: 2 },
} as const;

/** The card at the top: with the video where one is configured, else with a picture [S1.05]. */
export function OpeningCard() {
  const t = useText('setup');
  const { helpVideo } = usePage().bootstrap;
  return (
    <Panel>
      <PanelBody>
        <Box sx={columns}>
          <div>
            <Typography variant="h1" sx={{ mb: 1.5, fontSize: { md: '1.875rem' } }}>
              {t('start.title')}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {t('start.lead')}
            </Typography>
            <StartAction context={helpVideo === null ? 'get-started' : 'get-started-with-video'} />
          </div>
          {helpVideo === null ? <StartIllustration of="listings" /> : <StartVideo url={helpVideo} />}
        </Box>
      </PanelBody>
    </Panel>
  );
}

/** The card at the end, with a picture [S1.05]. */
export function ClosingCard() {
  const t = useText('setup');
  return (
    <Panel>
      <PanelBody>
        <Box sx={columns}>
          <section aria-labelledby="start-closing">
            <Typography id="start-closing" variant="h2" sx={{ mb: 1 }}>
              {t('start.closing.title', startFigures)}
            </Typography>
            <Typography color="textSecondary" sx={{ mb: 3 }}>
              {t('start.closing.text')}
            </Typography>
            <StartAction context="get-started" />
          </section>
          <StartIllustration of="results" />
        </Box>
      </PanelBody>
    </Panel>
  );
}
