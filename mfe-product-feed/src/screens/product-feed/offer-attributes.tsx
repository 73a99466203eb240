import type { Issue, ProductOffer } from '@listings/shared-api/contract';
import { Box, useText } from '@listings/shared-ui';
import { ProductIssue } from './product-issue';

export interface OfferAttributesProps {
  readonly offer: ProductOffer;
  /** Issues by attribute. */
  readonly issues: ReadonlyMap<string, readonly Issue[]>;
}

/** Every attribute that is sent, with its value and what is wrong with it. */
export function OfferAttributes({ offer, issues }: OfferAttributesProps) {
  const t = useText('productFeed');
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {offer.attributes.map(({ name, value }) => (
        <Box
          key={name}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '11rem 1fr' },
            columnGap: 2,
            py: 0.75,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value === '' ? <Box sx={{ color: 'text.secondary' }}>{t('why.sentAs.missing')}</Box> : <bdi>{value}</bdi>}
            {issues.get(name)?.map((issue) => (
              <ProductIssue key={`${issue.code}-${issue.issue}`} issue={issue} brief />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
