import type { CatalogueProduct } from '@listings/shared-api/contract';
import { adCandidates, adExamples } from '@listings/shared-machines';
import { AppLink, usePage, useReference, useServerRead } from '@listings/shared-app';
import {
  Box,
  ErrorState,
  MoreTexts,
  Panel,
  PanelBody,
  ProductIcon,
  Section,
  Skeleton,
  Typography,
  useText,
  VisuallyHidden,
} from '@listings/shared-ui';
import { formatMoney } from '@listings/shared-values';
import { useMemo, useState, type ReactNode } from 'react';
import { adPreviewTexts } from '../messages/ad-preview.texts';
import { useOwnPictures } from '../products/use-own-pictures';

/** Products of the example, and products of the feed among which they are looked for. */
const [shown, lookedAt] = [4, 24];

/** Products that a campaign shows first, as the store has them. */
function useExamples() {
  const referenceOf = useReference();
  const feed = useServerRead(
    'listProductFeed',
    { query: { page: 1, per_page: lookedAt, orderby: 'status', order: 'asc', visibility: 'shown' } },
    { silent: true },
  );
  const candidates = useMemo(() => adCandidates(feed.data?.products ?? []), [feed.data]);
  const { ids, areApproved } = candidates;
  const offers = useServerRead(
    'listProducts',
    { query: { include: [...ids], per_page: lookedAt } },
    { silent: true, enabled: ids.length > 0 },
  );
  return {
    areApproved,
    isError: feed.isError || offers.isError,
    supportId: referenceOf(feed.isError ? 'listProductFeed' : 'listProducts'),
    retry: () => void (feed.isError ? feed : offers).refetch(),
    products: feed.data && (ids.length === 0 ? [] : offers.data && adExamples(offers.data, ids, shown)),
  };
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  gap: 0.5,
  minWidth: 0,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

const picture = {
  aspectRatio: '1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  color: 'text.secondary',
} as const;

/** Room of the three lines that a name takes. */
const threeLines = { minHeight: '4.5em', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;

/** Signs of a name that three lines hold. */
const mostOfName = 30;

/** The beginning of a long name, up to a word: ads show no more of it, and nothing beneath the example moves. */
function beginningOf(name: string): string {
  const signs = Array.from(name);
  return signs.length <= mostOfName
    ? name
    : `${signs
        .slice(0, mostOfName)
        .join('')
        .replace(/\s+\S*$/, '')}…`;
}

function Picture({ src }: { src: string | undefined }) {
  const t = useText('sections');
  const isOwn = useOwnPictures();
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== failed && isOwn(src);
  return (
    <Box sx={picture}>
      {isShown ? (
        <Box
          component="img"
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
          sx={{ width: 1, height: 1, objectFit: 'contain' }}
        />
      ) : (
        <>
          <ProductIcon />
          {src === undefined && <VisuallyHidden>{t('adPreview.noPicture')}</VisuallyHidden>}
        </>
      )}
    </Box>
  );
}

interface AdProps {
  readonly image: ReactNode;
  readonly name: string;
  readonly price: string;
}

function Ad({ image, name, price }: AdProps) {
  const t = useText('sections');
  const { homeUrl } = usePage().bootstrap;
  return (
    <Box component="li" sx={card}>
      {image}
      <Typography variant="caption" color="textSecondary">
        {t('adPreview.ad')}
      </Typography>
      <Box title={name} sx={{ ...threeLines, color: 'primary.main' }}>
        <bdi>{beginningOf(name)}</bdi>
      </Box>
      <b>{price}</b>
      <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{URL.canParse(homeUrl) ? new URL(homeUrl).host : homeUrl}</bdi>
      </Typography>
    </Box>
  );
}

function ProductAd({ product: { name, price, images } }: { product: CatalogueProduct }) {
  const t = useText('sections');
  const { currency } = usePage().bootstrap;
  return (
    <Ad
      image={<Picture src={images?.[0]?.thumbnail ?? images?.[0]?.src} />}
      name={name}
      price={price === undefined ? t('adPreview.noPrice') : formatMoney(price, currency)}
    />
  );
}

/** What the products will take, as high as they will be. */
function Waiting() {
  const t = useText('sections');
  return (
    <>
      <VisuallyHidden role="status">{t('adPreview.loading')}</VisuallyHidden>
      <Box component="ul" sx={{ ...columns, visibility: 'hidden' }} aria-hidden>
        {Array.from({ length: shown }, (_, index) => (
          <Ad
            key={index}
            image={<Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto', visibility: 'visible' }} />}
            name=""
            price="0"
          />
        ))}
      </Box>
      <Typography variant="body2" aria-hidden sx={{ visibility: 'hidden' }}>
        {t('adPreview.approved')}
      </Typography>
    </>
  );
}

function Example() {
  const t = useText('sections');
  const { products, areApproved, isError, supportId, retry } = useExamples();
  if (isError) return <ErrorState message={t('adPreview.failed')} supportId={supportId} onRetry={retry} />;
  if (products === undefined) return <Waiting />;
  if (products.length === 0)
    return (
      <Typography>
        {t('adPreview.none')} <AppLink to={{ path: '/google/product-feed' }}>{t('adPreview.feed')}</AppLink>
      </Typography>
    );
  return (
    <>
      <Box component="ul" sx={columns} aria-label={t('adPreview.products')}>
        {products.map((product) => (
          <ProductAd key={product.id} product={product} />
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t(areApproved ? 'adPreview.approved' : 'adPreview.waiting')}
      </Typography>
    </>
  );
}

function Content() {
  const t = useText('sections');
  return (
    <Section title={t('adPreview.title')} description={t('adPreview.description')}>
      <Panel>
        <PanelBody>
          <Example />
        </PanelBody>
      </Panel>
    </Section>
  );
}

const catalogs = { sections: { adPreview: adPreviewTexts } };

/** Example of the campaign's ads made of the store's own products, with picture, title, price and shop. */
export function AdPreviewSection() {
  return (
    <MoreTexts catalogs={catalogs}>
      <Content />
    </MoreTexts>
  );
}
