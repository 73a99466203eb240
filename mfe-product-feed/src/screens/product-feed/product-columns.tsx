import type { CatalogueProduct, ProductFeedItem } from '@listings/shared-api/contract';
import type { FeedColumn } from '@listings/shared-machines';
import { formatMoney } from '@listings/shared-values';
import { AppLink, usePage } from '@listings/shared-app';
import { useFormats, Box, ExternalLink, useText, VisuallyHidden } from '@listings/shared-ui';
import type { TableColumn } from '@listings/shared-ui/table';
import { NoValue } from '@listings/shared-sections';
import { createContext, useMemo, type ReactNode } from 'react';
import { useFeedColumns } from '../../hooks/use-feed-columns';
import { useDayText } from '../../hooks/use-day-text';
import { useOffers, type Offers } from '../../hooks/use-offers';
import type { PickedProducts } from '../../hooks/use-picked-products';
import { useProductEditor } from '../../hooks/use-product-editor';
import type { ProductReason } from '../../hooks/use-product-reason';
import { useTrackEdit } from '../../hooks/use-track-edit';
import { ProductPicture } from './product-picture';
import { ProductStatus } from './product-status';

type Column = TableColumn<ProductFeedItem>;

function EditProduct({ product, visible }: { product: ProductFeedItem; visible: boolean }) {
  const t = useText('productFeed');
  const href = useProductEditor()(product.id);
  const record = useTrackEdit();
  if (href === null) return null;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <ExternalLink href={href} onClick={() => record(product, visible)}>
        {t('feed.edit')}
        <VisuallyHidden>{t('feed.editProduct', { title: product.title })}</VisuallyHidden>
      </ExternalLink>
    </Box>
  );
}

/** Widths in pixels: what comes later than the rows moves nothing. */
const widths: Readonly<Record<FeedColumn, string>> = {
  picture: '40',
  sku: '104',
  price: '80',
  stock: '100',
  visible: '112',
  sent_at: '112',
  places: '120',
};

/** The store's own data of the products: of the rows the cells that show it are rendered anew when it arrives. */
export const OffersContext = createContext<Offers['of']>(() => undefined);

type OfferCell = (offer: CatalogueProduct | undefined, product: ProductFeedItem) => ReactNode;

const ofOffer =
  (cell: OfferCell): Column['cell'] =>
  (product) => <OffersContext.Consumer>{(of) => cell(of(product), product)}</OffersContext.Consumer>;

type Cells = Readonly<Record<FeedColumn, Column['cell']>>;

/** Cells of the columns that can be chosen; the same as long as they show the same: rows are memoised. */
function useCells(shown: PickedProducts['shown']): Cells {
  const t = useText('productFeed');
  const { currency } = usePage().bootstrap;
  const dayText = useDayText();
  const { row } = useFormats();
  return useMemo(
    () => ({
      picture: ofOffer((offer, { title }) => {
        const [image] = offer?.images ?? [];
        return <ProductPicture src={offer && (image?.thumbnail ?? image?.src ?? null)} title={title} />;
      }),
      sku: ofOffer((offer) => offer?.sku),
      price: ofOffer((offer) => {
        if (offer === undefined) return null;
        return offer.price === undefined ? <NoValue /> : formatMoney(offer.price, currency);
      }),
      stock: ofOffer((offer) => {
        const { stock_status: status, stock_quantity: count } = offer ?? {};
        if (status === 'instock' && count !== undefined) return t('feed.stock.count', { count });
        return status && t(`feed.stock.${status}`);
      }),
      visible: (product) => t(shown(product) ? 'feed.shown' : 'feed.hidden'),
      sent_at: ({ sent_at }) => (sent_at ? dayText(sent_at * 1000) : t('feed.never')),
      places: ({ places = [] }) => row(places.map((place) => t(`feed.places.${place}`))) || t('feed.nowhere'),
    }),
    [t, shown, currency, dayText, row],
  );
}

/** The columns that are chosen and that the store tells of; all of them as long as nobody knows. */
function toldColumns(rows: readonly ProductFeedItem[], columns: readonly FeedColumn[], tells: Offers['tells']) {
  const isTold = (column: FeedColumn) =>
    column === 'sent_at' || column === 'places'
      ? rows.length === 0 || rows.some((row) => row[column] !== undefined)
      : tells(column);
  return columns.filter(isTold).join();
}

/** The columns of the products: what is chosen of what the store tells, between the title and what can be done; its data for `OffersContext`. */
export function useProductColumns(
  rows: readonly ProductFeedItem[],
  { shown }: PickedProducts,
  whyOf: ProductReason['whyOf'],
  isRefused: boolean,
): { readonly columns: readonly Column[]; readonly of: Offers['of'] } {
  const t = useText('productFeed');
  const hasEditor = useProductEditor()(1) !== null;
  const chosen = useFeedColumns();
  const { of, tells } = useOffers(rows, chosen);
  const cells = useCells(shown);
  const told = toldColumns(rows, chosen, tells);
  const columns = useMemo(() => {
    const optional = (...keys: readonly FeedColumn[]) =>
      keys
        .filter((key) => told.split(',').includes(key))
        .map((key): Column => ({
          key,
          header: t(`feed.columns.${key}`),
          headerHidden: key === 'picture',
          width: widths[key],
          phone: key === 'picture' ? key : 'figure',
          sortable: key === 'visible',
          align: key === 'price' ? 'end' : 'start',
          cell: cells[key],
        }));
    const title: Column = {
      key: 'title',
      header: t('feed.columns.title'),
      sortable: true,
      rowHeader: true,
      cell: ({ id, title: name }) => (
        <div className="ui-clamp" title={name}>
          <AppLink to={whyOf(id)}>
            <bdi>{name}</bdi>
          </AppLink>
        </div>
      ),
    };
    const status: Column = {
      key: 'status',
      width: '208',
      phone: 'state',
      header: t('feed.columns.status'),
      sortable: true,
      cell: (product) => <ProductStatus product={product} why={whyOf(product.id)} isRefused={isRefused} />,
    };
    const edit: Column = {
      key: 'edit',
      phone: 'action',
      header: t('feed.columns.edit'),
      headerHidden: true,
      align: 'end',
      cell: (product) => <EditProduct product={product} visible={shown(product)} />,
    };
    return [
      ...optional('picture'),
      title,
      ...optional('sku', 'price', 'stock', 'visible'),
      status,
      ...optional('sent_at', 'places'),
      ...(hasEditor ? [edit] : []),
    ];
  }, [t, cells, told, shown, whyOf, isRefused, hasEditor]);
  return { columns, of };
}
