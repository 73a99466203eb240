import { ApiError } from '@listings/shared-api/contract';
import { columnsOfQuery, feedColumns, withColumns, type FeedColumn, type FeedQuery } from '@listings/shared-machines';
import { useFailureNotice, useLocation, usePage } from '@listings/shared-app';
import { Box, Button, Checkbox, useFormats, useText } from '@listings/shared-ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useFeedColumns } from '../../hooks/use-feed-columns';

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

/** The products of all pages as a file; tells how many are read, since a large store takes a while. */
function DownloadButton({ query }: { query: FeedQuery }) {
  const t = useText('productFeed');
  const { api, bootstrap } = usePage();
  const columns = useFeedColumns();
  const { row } = useFormats();
  const notifyFailure = useFailureNotice();
  const [read, setRead] = useState<number | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = async () => {
    const { currency, timeZone } = bootstrap;
    const { signal } = (leaving.current = new AbortController());
    setRead(0);
    try {
      const { downloadProducts } = await import('./product-file');
      await downloadProducts(api, {
        query,
        columns,
        currency: currency.code,
        timeZone,
        t,
        row,
        signal,
        onRead: setRead,
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      notifyFailure('listProductFeed', error);
    } finally {
      if (!signal.aborted) setRead(null);
    }
  };
  return (
    <Button variant="text" sx={{ minHeight: 40 }} disabled={read !== null} onClick={() => void download()}>
      {read === null ? t('bulkBar.download') : t('bulkBar.downloading', { count: read })}
    </Button>
  );
}

/** Actions on the table as a whole: its products as a file, and what it shows. */
export function FeedActions({ query, isEmpty }: { query: FeedQuery; isEmpty: boolean }) {
  const t = useText('productFeed');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', marginInlineStart: 'auto' }}>
        {!isEmpty && <DownloadButton query={query} />}
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
    </>
  );
}
