import type { ProductOffer } from '@listings/shared-api/contract';
import { formatAmount } from '@listings/shared-values';
import { usePage } from '@listings/shared-app';
import { Box, ProductIcon, Typography, useText } from '@listings/shared-ui';
import { useOwnPictures } from '@listings/shared-sections';
import { valueOf } from './offer-values';

/** A price of the feed (`52.50 USD`) as the store writes it; the text itself where it is none. */
function usePriceText(): (price: string) => string {
  const { currency } = usePage().bootstrap;
  return (price) => {
    const [, amount, code] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(price) ?? [];
    if (amount === undefined || code === undefined) return price;
    return formatAmount(Number(amount), code, currency);
  };
}

function Price({ offer }: { offer: ProductOffer }) {
  const t = useText('productFeed');
  const priceText = usePriceText();
  const [price, sale] = [valueOf(offer, 'price'), valueOf(offer, 'sale_price')];
  if (price === '') return <span>{t('why.preview.noPrice')}</span>;
  return (
    <span>
      <b>{priceText(sale === '' ? price : sale)}</b>
      {sale !== '' && (
        <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 1 }}>
          {t('why.preview.before', { price: priceText(price) })}
        </Typography>
      )}
    </span>
  );
}

const availabilities = ['in_stock', 'out_of_stock'] as const;

/** The listing as shoppers see it: picture, title, price, store, availability. */
export function ListingPreview({ offer, picture }: { offer: ProductOffer; picture: string | null }) {
  const t = useText('productFeed');
  const { homeUrl } = usePage().bootstrap;
  const availability = availabilities.find((one) => one === valueOf(offer, 'availability'));
  const isOwn = useOwnPictures();
  const isPictured = picture !== null && isOwn(picture) && valueOf(offer, 'image_link') !== '';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 2, p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <Box
          sx={{
            width: 96,
            height: 96,
            flexShrink: 0,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            flexDirection: 'column',
            borderRadius: 1,
            bgcolor: 'action.hover',
            color: 'text.secondary',
            typography: 'caption',
            overflow: 'hidden',
          }}
        >
          {isPictured ? (
            <Box component="img" src={picture} alt="" sx={{ width: 1, height: 1, objectFit: 'contain' }} />
          ) : (
            <>
              <ProductIcon />
              {valueOf(offer, 'image_link') === '' && t('why.preview.noPicture')}
            </>
          )}
        </Box>
        <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          <Box sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}>{valueOf(offer, 'title')}</Box>
          <Price offer={offer} />
          <Typography variant="caption" color="textSecondary">
            {URL.canParse(homeUrl) ? new URL(homeUrl).host : homeUrl}
          </Typography>
          {availability !== undefined && <span>{t(`why.preview.${availability}`)}</span>}
        </Box>
      </Box>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
        {t('why.preview.note')}
      </Typography>
    </>
  );
}
