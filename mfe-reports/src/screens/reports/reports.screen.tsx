import { useFollowOtherTabs, useLocation, usePage, useParam } from '@listings/shared-app';
import { dateRangeParams, SavedViewsSection, useFirstView } from '@listings/shared-sections';
import { Box, LazyPlace, Page, retryLazy, Stack, TabLinks, useText } from '@listings/shared-ui';
import { ProgramsReportSection } from './programs-report.section';

/** The programs are what opens first. */
const ProductsReportSection = retryLazy(() =>
  import('./products-report.section').then((module) => module.ProductsReportSection),
);

const reportKeys = ['programs', 'products'] as const;

/** Programs or products, each at an address of its own; the days go along [O2.08]. */
export function ReportsScreen() {
  useFollowOtherTabs();
  const t = useText('reports');
  const { hrefOf } = usePage().navigation;
  const { path, params } = useLocation();
  const active = useParam('reportKey', reportKeys) ?? 'programs';
  const own = { reportKey: active };
  const isLeading = useFirstView(`reports-${active}`, own);
  const tabs = reportKeys.map((reportKey) => ({
    key: reportKey,
    label: t(`tabs.${reportKey}`),
    href: hrefOf({ path, params: { ...dateRangeParams(params), reportKey } }),
  }));
  return (
    <Page title={t('title')} width="wide" actions={<SavedViewsSection screen={`reports-${active}`} own={own} />}>
      {/* On the page itself the first one begins where the content does. */}
      <Box sx={{ mb: 3, displayPrint: 'none', '& nav, & a:first-of-type': { pl: 0 } }}>
        <TabLinks label={t('title')} tabs={tabs} active={active} />
      </Box>
      <Stack spacing={3}>
        <LazyPlace fallback={null}>
          {!isLeading && (active === 'programs' ? <ProgramsReportSection /> : <ProductsReportSection />)}
        </LazyPlace>
      </Stack>
    </Page>
  );
}
