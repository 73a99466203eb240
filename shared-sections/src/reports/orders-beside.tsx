import type { Figures, StoreOrders } from '@listings/shared-api/contract';
import type { DayRange } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { Box, ErrorState, LoadingLines, useText, VisuallyHidden } from '@listings/shared-ui';
import { formatAmount, toMinorUnits, fromMinorUnits, currencyPrecision } from '@listings/shared-values';
import { useQuery } from '@tanstack/react-query';
import { useFigureTexts } from './use-figure-texts';

interface OrdersBesideProps {
  readonly days: DayRange;
  /** What was counted for the campaigns on these days. */
  readonly campaigns: Figures;
}

/** Read without a notice of failure: it is said in its place. */
function useOrders({ after, before }: DayRange) {
  const { api, queryClient } = usePage();
  const input = { query: { after, before } };
  return useQuery(
    { queryKey: ['getStoreOrders', input], queryFn: ({ signal }) => api.getStoreOrders(input, { signal }) },
    queryClient,
  );
}

/** All days together; money is added in minor units. */
function sumOf({ currency, days }: StoreOrders) {
  const digits = currencyPrecision(currency);
  const minor = days.reduce((sum, { revenue }) => sum + (toMinorUnits(revenue, digits) ?? 0), 0);
  return {
    orders: days.reduce((sum, day) => sum + day.orders, 0),
    revenue: fromMinorUnits(minor, digits),
  };
}

function Rows({ campaigns, orders }: { readonly campaigns: Figures; readonly orders: StoreOrders }) {
  const t = useText('sections');
  const store = usePage().bootstrap.currency;
  const { figure } = useFigureTexts();
  const sum = sumOf(orders);
  const rows = [
    ['orders', figure('conversions', campaigns['conversions'] ?? 0), figure('conversions', sum.orders)],
    ['revenue', figure('sales', campaigns['sales'] ?? 0), formatAmount(sum.revenue, orders.currency, store)],
  ] as const;
  return rows.map(([name, counted, own]) => (
    <tr key={name}>
      <th scope="row">{t(`reports.explained.beside.${name}`)}</th>
      <td>
        <bdi>{counted}</bdi>
      </td>
      <td>
        <bdi>{own}</bdi>
      </td>
    </tr>
  ));
}

const looks = {
  width: '100%',
  borderCollapse: 'collapse',
  mt: 2,
  caption: { textAlign: 'start', fontWeight: 600, pb: 1 },
  'th, td': { py: 1, px: 0.5, borderBottom: '1px solid', borderColor: 'divider', textAlign: 'end', fontWeight: 400 },
  '[scope=row]': { textAlign: 'start' },
  thead: { color: 'text.secondary' },
  td: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
} as const;

/** What was counted for the campaigns, and the orders of the store on the same days. */
export function OrdersBeside({ days, campaigns }: OrdersBesideProps) {
  const t = useText('sections');
  const { data, isError, refetch } = useOrders(days);
  if (isError) return <ErrorState message={t('reports.explained.beside.failed')} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingLines label={t('reports.explained.beside.loading')} lines={3} />;
  return (
    <Box component="table" sx={looks}>
      <caption>{t('reports.explained.beside.title', { range: days.range })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('reports.explained.beside.figure')}</VisuallyHidden>
          </th>
          <th scope="col">{t('reports.explained.beside.counted')}</th>
          <th scope="col">{t('reports.explained.beside.store')}</th>
        </tr>
      </thead>
      <tbody>
        <Rows campaigns={campaigns} orders={data} />
      </tbody>
    </Box>
  );
}
