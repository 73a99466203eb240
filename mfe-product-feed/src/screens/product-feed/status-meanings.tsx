import { DocumentationLink } from '@listings/shared-app';
import { Box, MoreTexts, useText } from '@listings/shared-ui';
import { meaningTexts } from '../../messages/meaning.texts';
import { statuses } from './feed-figures';

const catalogs = { productFeed: { meaning: meaningTexts } };

/** Days. Source: O9.03. */
const figures = { days: 3, review: '3–5' } as const;
const documentation = 'https://support.google.com/merchants/answer/160491';

function Meanings() {
  const t = useText('productFeed');
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, '& dt': { fontWeight: 600 }, '& dd': { m: 0 } }}>
        {statuses.map((status) => (
          <div key={status}>
            <dt>{t(`overview.${status}`)}</dt>
            <dd>{t(`meaning.${status}`, figures)}</dd>
          </div>
        ))}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        <DocumentationLink context="product-feed" linkId="product-sync-statuses" href={documentation}>
          {t('meaning.readMore')}
        </DocumentationLink>
      </Box>
    </>
  );
}

/** What each status means for a product [O2.41, O9.03]. */
export function StatusMeanings() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Meanings />
    </MoreTexts>
  );
}
