import { ApiError } from '@listings/shared-api/contract';
import {
  columnsOfQuery,
  feedColumns,
  hasFilter,
  withColumns,
  type FeedColumn,
  type FeedQuery,
} from '@listings/shared-machines';
import { partOfCall, useFailureNotice, useLocation, usePage } from '@listings/shared-app';
import { SavedViewsSection } from '@listings/shared-sections';
import { Box, Button, Checkbox, LazyPlace, retryLazy, useFormats, useText } from '@listings/shared-ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useFeedColumns } from '../../hooks/use-feed-columns';
import type { FileTable } from './product-file';

const DownloadProducts = retryLazy(() =>
  import('./download-products.modal').then((module) => module.DownloadProductsModal),
);
const ProductsOnPaper = retryLazy(() => import('./products-on-paper').then((module) => module.ProductsOnPaper));

/** A checkbox for each column that can be chosen; the last one that is shown stays. */
function ColumnBoxes({ id }: { id: string }) {
  const t = useText('productFeed');
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const shown = columnsOfQuery(params, feedColumns);
  const toggle = (column: FeedColumn, isOn: boolean) => {
    const next = feedColumns.filter((one) => (one === column ? isOn : shown.includes(one)));
    tracking.record('gla_table_header_toggle', { report: 'product-feed', column, status: isOn ? 'on' : 'off' });
    navigation.to({ path, params: withColumns(params, next, feedColumns) }, { replace: true });
  };
  return (
    <Box
      component="fieldset"
      id={id}
      sx={{ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, p: 0, border: 0 }}
    >
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, pb: 0.5 }}>
        {t('bulkBar.columnsLegend')}
      </Box>
      {feedColumns.map((column) => {
        const isShown = shown.includes(column);
        return (
          <Checkbox
            key={column}
            label={t(`feed.columns.${column}`)}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={(isOn) => toggle(column, isOn)}
          />
        );
      })}
    </Box>
  );
}

type Use = 'download' | 'print';

const partOfFeed = <T,>(load: () => Promise<T>) => partOfCall('listProductFeed', load);

/** Reads the products of all pages, which takes a while in a large store: tells how many are read, and for what. */
function useWholeFeed(query: FeedQuery, take: (table: FileTable, as: Use) => void | Promise<void>) {
  const t = useText('productFeed');
  const { api, bootstrap } = usePage();
  const columns = useFeedColumns();
  const { row } = useFormats();
  const notifyFailure = useFailureNotice();
  const [reading, setReading] = useState<{ readonly as: Use; readonly count: number } | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const read = async (as: Use) => {
    const { currency, timeZone } = bootstrap;
    const { signal } = (leaving.current = new AbortController());
    const onRead = (count: number) => setReading({ as, count });
    onRead(0);
    try {
      const readProducts = await partOfFeed(() => import('./product-file').then((module) => module.readProducts));
      const wish = { query, columns, currency: currency.code, timeZone, t, row, signal, onRead };
      await take(await readProducts(api, wish), as);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      notifyFailure('listProductFeed', error);
    } finally {
      if (!signal.aborted) setReading(null);
    }
  };
  return { reading, read };
}

interface WholeFeedProps {
  readonly query: FeedQuery;
  readonly isPrinting: boolean;
  readonly onPrint: (table: FileTable) => void;
}

/** The dialog of the download, kept in the address: Ctrl-K and links lead to it. */
function useAskedDownload() {
  const { navigation } = usePage();
  const isAsked = useLocation().params?.['download'] === 'products';
  const close = () => {
    // Meanwhile another page of the table may be shown, or another product.
    const { path, params: { download, ...params } = {} } = navigation.current();
    if (download !== undefined) navigation.to({ path, params }, { replace: true });
  };
  return { isAsked, close };
}

const wholeFeedTexts = { download: 'bulkBar.download', print: 'bulkBar.print' } as const;

/** The products of all pages as a file, or on paper. */
function WholeFeedButtons({ query, isPrinting, onPrint }: WholeFeedProps) {
  const t = useText('productFeed');
  const { bootstrap } = usePage();
  const { isAsked, close } = useAskedDownload();
  const { reading, read } = useWholeFeed(query, async (table, as) => {
    if (as === 'print') {
      await partOfFeed(ProductsOnPaper.preload);
      return onPrint(table);
    }
    const saveProducts = await partOfFeed(() => import('./product-file').then((module) => module.saveProducts));
    saveProducts(table, bootstrap.timeZone);
    close();
  });
  const busy = reading?.as ?? (isPrinting ? 'print' : null);
  return (
    <>
      {(['download', 'print'] as const).map((as) => (
        <Button
          key={as}
          variant="text"
          sx={{ minHeight: 40 }}
          loading={busy === as}
          disabled={busy !== null}
          onClick={() => void read(as)}
        >
          {reading?.as === as ? t('bulkBar.downloading', { count: reading.count }) : t(wholeFeedTexts[as])}
        </Button>
      ))}
      <LazyPlace fallback={null}>
        {isAsked && (
          <DownloadProducts
            isNarrowed={query.search !== '' || hasFilter(query)}
            count={reading?.as === 'download' ? reading.count : null}
            isOccupied={busy === 'print'}
            onDownload={() => void read('download')}
            onClose={close}
          />
        )}
      </LazyPlace>
    </>
  );
}

/** Parameters of the address that say where one is, not what the table shows. */
const noPartOfView = ['paged', 'issueType', 'ignored', 'issue', 'why', 'guide', 'download'];

/** Actions on the table as a whole: saved views, its products as a file or on paper, and what it shows. */
export function FeedActions({ query, isEmpty }: { query: FeedQuery; isEmpty: boolean }) {
  const t = useText('productFeed');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [printed, setPrinted] = useState<FileTable | null>(null);
  const endPrint = useCallback(() => setPrinted(null), []);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1,
          marginInlineStart: 'auto',
        }}
      >
        <SavedViewsSection screen="product-feed" leaveOut={noPartOfView} />
        {!isEmpty && <WholeFeedButtons query={query} isPrinting={printed !== null} onPrint={setPrinted} />}
        <Button
          variant="text"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          sx={{ minHeight: 40 }}
          onClick={() => setOpen(!isOpen)}
        >
          {t('bulkBar.columns')}
        </Button>
      </Box>
      {isOpen && <ColumnBoxes id={id} />}
      <LazyPlace fallback={null}>
        {printed !== null && <ProductsOnPaper table={printed} caption={t('feed.title')} onEnd={endPrint} />}
      </LazyPlace>
    </>
  );
}
