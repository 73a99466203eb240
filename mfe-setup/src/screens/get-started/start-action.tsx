import { DocumentationLink, usePage } from '@listings/shared-app';
import { Box, Button, ReasonList, RichText, Typography, useText } from '@listings/shared-ui';
import { useId } from 'react';
import { startFigures } from './start-figures';
import { startLinks } from './start-links';

/** On one line on the smallest screen, unless texts are large. */
const looks = { px: { xs: 2, sm: 2.75 } } as const;

const setupStart = { path: '/google/setup-mc' } as const;

/** The way into the wizard; closed while the site's language is not supported [S2.10, S5.17]. */
export function StartAction({ context }: { context: 'get-started-with-video' | 'get-started' }) {
  const t = useText('setup');
  const { bootstrap, navigation, tracking } = usePage();
  const reasonId = useId();
  const open = bootstrap.mcSupportedLanguage;
  const begin = () => {
    tracking.record('gla_setup_mc', { target: 'set_up_free_listings', trigger: 'click', context });
    navigation.to(setupStart);
  };
  return (
    <Box>
      {open ? (
        <Button
          variant="contained"
          size="large"
          sx={looks}
          href={navigation.hrefOf(setupStart)}
          onClick={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          {t('start.action')}
        </Button>
      ) : (
        <>
          <Button variant="contained" size="large" sx={looks} disabled aria-describedby={reasonId}>
            {t('start.action')}
          </Button>
          <Box sx={{ mt: 1 }}>
            <ReasonList
              id={reasonId}
              reasons={[
                { key: 'language', text: t('start.unsupportedLanguage.title'), targetId: 'unsupported-language' },
              ]}
            />
          </Box>
        </>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {t('start.estimate', startFigures)}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        <RichText
          namespace="setup"
          textKey="start.terms"
          components={{
            link: (
              <DocumentationLink
                context={context}
                linkId="wp-terms-of-service"
                href={startLinks['wp-terms-of-service']}
              />
            ),
          }}
        />
      </Typography>
    </Box>
  );
}
