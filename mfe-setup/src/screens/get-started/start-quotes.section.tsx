import type { Bootstrap } from '@listings/shared-api/contract';
import { Box, Panel, PanelBody, Typography, useText } from '@listings/shared-ui';

/** Quotes of store owners; they come from configuration [decisions 8]. */
export function StartQuotesSection({ quotes }: { quotes: Bootstrap['quotes'] }) {
  const t = useText('setup');
  return (
    <section aria-labelledby="start-quotes">
      <Typography id="start-quotes" variant="h2" sx={{ mb: 2 }}>
        {t('start.quotes.title')}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {quotes.map(({ text, attribution }) => (
          <Panel key={text}>
            <PanelBody>
              <Box component="figure" sx={{ m: 0 }}>
                <Box component="blockquote" sx={{ m: 0 }}>
                  {text}
                </Box>
                {attribution !== null && (
                  <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                    {attribution}
                  </Typography>
                )}
              </Box>
            </PanelBody>
          </Panel>
        ))}
      </Box>
    </section>
  );
}
