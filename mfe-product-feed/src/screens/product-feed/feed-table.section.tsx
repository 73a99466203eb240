import type { ProductFeedItem } from '@listings/shared-api/contract';
import { useServerRead } from '@listings/shared-sections';
import { EmptyState, Panel, PanelBody, PanelHeader, StatusPill, useText } from '@listings/shared-ui';
import { DataTable, type TableColumn, type TableSort } from '@listings/shared-ui/table';
import { useState } from 'react';
import { statusKeyOf, statusTones } from './product-status';

/** Products on a page. Source: O9.01. */
const perPage = 10;
type SortKey = 'title' | 'visible' | 'status';

function useColumns(): readonly TableColumn<ProductFeedItem>[] {
  const t = useText('productFeed');
  return [
    { key: 'title', header: t('feed.columns.title'), sortable: true, rowHeader: true, cell: ({ title }) => title },
    {
      key: 'visible',
      header: t('feed.columns.visible'),
      sortable: true,
      cell: ({ visible }) => t(visible ? 'feed.shown' : 'feed.hidden'),
    },
    {
      key: 'status',
      header: t('feed.columns.status'),
      sortable: true,
      cell: ({ status }) => {
        const key = statusKeyOf(status);
        return <StatusPill tone={statusTones[key]}>{t(`feed.status.${key}`)}</StatusPill>;
      },
    },
  ];
}

/** The products with their visibility and status, ten a page, sorted by the server [O2.44, O3.02]. */
export function FeedTableSection() {
  const t = useText('productFeed');
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<TableSort>({ column: 'title', direction: 'asc' });
  const feed = useServerRead('listProductFeed', {
    query: { page, per_page: perPage, orderby: sort.column as SortKey, order: sort.direction },
  });
  const sortBy = (next: TableSort) => {
    setSort(next);
    setPage(1);
  };
  const total = feed.data?.total ?? 0;
  return (
    <Panel>
      <PanelHeader title={t('feed.title')} headingLevel={2} />
      <PanelBody flush>
        <DataTable
          caption={t('feed.title')}
          columns={columns}
          rows={feed.data?.products ?? []}
          rowKey={({ id }) => String(id)}
          sort={sort}
          onSort={sortBy}
          loading={feed.isPending}
          loadingRows={perPage}
          empty={<EmptyState title={t('feed.empty')} />}
          {...(feed.isError ? { error: { message: t('feed.failed'), onRetry: () => void feed.refetch() } } : {})}
          {...(total > 0 ? { pager: { page, perPage, total, onPage: setPage } } : {})}
        />
      </PanelBody>
    </Panel>
  );
}
