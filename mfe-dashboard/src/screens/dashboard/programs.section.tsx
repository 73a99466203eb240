import { useLocation, usePage } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import {
  InlineNotice,
  LazyPart,
  LazyPlace,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  useFormats,
  useText,
} from '@listings/shared-ui';
import { DataTable, type TableSort } from '@listings/shared-ui/table';
import { useCallback, useEffect, useState } from 'react';
import type { DashboardView } from '../../hooks/use-dashboard';
import { useRemovedCampaigns } from '../../hooks/use-removed-campaigns';
import { programRows, sortOfParams, type ProgramRow } from './program-rows.rules';
import { programsId } from '../places';
import { AddCampaignLink } from './add-campaign-link';
import { useProgramColumns } from './program-columns';
import type { ProgramQuestion } from './program-dialogs';

const ProgramDialogs = retryLazy(() => import('./program-dialogs').then((module) => module.ProgramDialogs));
/** Only where the store could not be asked. */
const UnreadAds = retryLazy(() => import('./unread-ads').then((module) => module.UnreadAds));

type Sorter = typeof import('./program-sort.rules').sortPrograms;

/** Order of the rows, kept in the URL; the code for another order than the store's is fetched when it is needed. */
function useProgramSort() {
  const { navigation } = usePage();
  const { compare } = useFormats();
  const { path, params } = useLocation();
  const sort = sortOfParams(params);
  const [sorter, setSorter] = useState<Sorter>();
  const isWanted = sort !== null;
  useEffect(() => {
    // A failed fetch leaves the order of the rows as it is.
    if (isWanted)
      import('./program-sort.rules').then(
        (rules) => setSorter(() => rules.sortPrograms),
        () => undefined,
      );
  }, [isWanted]);
  const sorted = (rows: readonly ProgramRow[]) => (sort && sorter ? sorter(rows, sort, compare) : rows);
  const onSort = ({ column, direction }: TableSort) =>
    navigation.to({ path, params: { ...params, orderby: column, order: direction } }, { replace: true });
  return { sort, sorted, onSort };
}

/** Rows and, where more than one of them has figures, all together. */
function useRows({ programs, paid, campaignsFailed }: DashboardView, removed: readonly number[]) {
  const { sort, sorted, onSort } = useProgramSort();
  // Not to be read is not removed: what the report has of them would count as of campaigns that are gone.
  const areUnknown = campaignsFailed && programs.length === 1;
  const there = programs.filter(({ campaign }) => campaign === null || !removed.includes(campaign.id));
  const report = paid === null || paid.isError || areUnknown ? null : paid.report;
  const rows = programRows(there, report, sorted);
  const hasTotal = report && rows.filter(({ figures }) => figures).length > 1;
  return {
    rows,
    ...(hasTotal ? { total: { id: 'total', figures: report.totals } } : {}),
    ...(sort === null ? {} : { sort }),
    ...(paid === null ? {} : { onSort }),
  };
}

/** The free listings first, then the campaigns, with country, daily budget, figures, status and what can be done [O2.03, O4.07]. */
export function ProgramsSection({ view }: { readonly view: DashboardView }) {
  const t = useText('dashboard');
  const { adsSetupComplete } = usePage().bootstrap;
  const { isPending: currencyPending } = useFigureTexts();
  const [question, setQuestion] = useState<ProgramQuestion | null>();
  const onAnswered = useCallback(() => setQuestion(null), []);
  const removed = useRemovedCampaigns();
  const columns = useProgramColumns({ view, onAsk: setQuestion });
  return (
    <Panel id={programsId} tabIndex={-1} aria-label={t('programs.title')} role="group" sx={{ outline: 'none' }}>
      <PanelHeader
        title={t('programs.title')}
        headingLevel={2}
        action={adsSetupComplete !== null && <AddCampaignLink context="programs-table-card" size="small" />}
      />
      <LazyPart>
        <LazyPlace fallback={null}>{adsSetupComplete === null && <UnreadAds />}</LazyPlace>
      </LazyPart>
      {view.campaignsFailed && (
        <PanelBody>
          <InlineNotice tone="error" onRetry={view.retryCampaigns}>
            {t('programs.failed')}
          </InlineNotice>
        </PanelBody>
      )}
      <PanelBody flush>
        <DataTable
          {...useRows(view, removed)}
          caption={t('programs.title')}
          columns={columns}
          rowKey={({ id }) => id}
          loading={view.isPending || (adsSetupComplete === true && currencyPending)}
          loadingRows={adsSetupComplete ? 4 : 1}
        />
      </PanelBody>
      <LazyPlace fallback={null}>
        {question !== undefined && (
          <ProgramDialogs question={question} programs={view.programs} onAnswered={onAnswered} />
        )}
      </LazyPlace>
    </Panel>
  );
}
