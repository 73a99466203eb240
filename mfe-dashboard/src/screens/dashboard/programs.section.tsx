import { useLocation, usePage } from '@listings/shared-app';
import { useFigureTexts } from '@listings/shared-sections';
import {
  LazyPart,
  LazyPlace,
  Panel,
  PanelBody,
  PanelHeader,
  retryLazy,
  useFormats,
  useMediaQuery,
  useText,
  type Translate,
} from '@listings/shared-ui';
import { DataTable, usePrinting } from '@listings/shared-ui/table';
import { useCallback, useEffect, useState } from 'react';
import type { DashboardView } from '../../hooks/use-dashboard';
import { useRemovedCampaigns } from '../../hooks/use-removed-campaigns';
import { programRows, programsPerPage, totalOf } from './program-rows.rules';
import { programsId } from '../places';
import { AddCampaignLink } from './add-campaign-link';
import { useProgramColumns } from './program-columns';
import type { ProgramQuestion } from './program-dialogs';
import type { ProgramTable } from './program-list';

const ProgramDialogs = retryLazy(() => import('./program-dialogs').then((module) => module.ProgramDialogs));
/** Only where the store could not be asked. */
const ProgramsTrouble = retryLazy(() => import('./programs-trouble').then((module) => module.ProgramsTrouble));

type Arrange = typeof import('./program-list').arranged;

/** Order, search and pages of the programs: fetched where they are needed, undefined until they are there. */
function useProgramList(isNeeded: boolean) {
  const [arrange, setArrange] = useState<Arrange | null>();
  useEffect(() => {
    // Where that fails all rows stand in the order of the store.
    if (isNeeded)
      import('./program-list').then(
        (module) => setArrange(() => module.arranged),
        () => setArrange(null),
      );
  }, [isNeeded]);
  return arrange;
}

/** Rows and, where more than one of them has figures, all together; in the order of the address. */
function useRows({ programs, paid, campaignsFailed }: DashboardView, t: Translate<'dashboard'>): ProgramTable {
  const removed = useRemovedCampaigns();
  const { navigation } = usePage();
  const location = useLocation();
  const { compare } = useFormats();
  const isPrinting = usePrinting();
  // Programs are a list there.
  const perPage = programsPerPage(useMediaQuery('(max-width:599.95px)'));
  // Not to be read is not removed: what the report has of them would count as of campaigns that are gone.
  const areUnknown = campaignsFailed && programs.length === 1;
  const there = programs.filter(({ campaign }) => campaign === null || !removed.includes(campaign.id));
  const report = paid === null || paid.isError || areUnknown ? null : paid.report;
  const rows = programRows(there, report);
  const isMany = rows.length > perPage;
  const arrange = useProgramList(isMany || location.params?.['orderby'] !== undefined);
  const table: ProgramTable = {
    rows,
    total: totalOf(rows, report?.totals),
    loading: isMany && arrange === undefined,
    onSort:
      paid === null
        ? undefined
        : ({ column: orderby, direction: order }) =>
            navigation.to({ ...location, params: { ...location.params, orderby, order } }, { replace: true }),
  };
  return arrange ? arrange(table, { location, navigation, compare, perPage, isPrinting, t }) : table;
}

/** The free listings first, then the campaigns, with country, daily budget, figures, status and what can be done [O2.03, O4.07]. */
export function ProgramsSection({ view }: { readonly view: DashboardView }) {
  const t = useText('dashboard');
  const { adsSetupComplete } = usePage().bootstrap;
  const { isPending: currencyPending } = useFigureTexts();
  const [question, setQuestion] = useState<ProgramQuestion | null>();
  const onAnswered = useCallback(() => setQuestion(null), []);
  const columns = useProgramColumns({ view, onAsk: setQuestion });
  const { search, loading, ...table } = useRows(view, t);
  return (
    <Panel id={programsId} tabIndex={-1} aria-label={t('programs.title')} role="group" sx={{ outline: 'none' }}>
      <PanelHeader
        title={t('programs.title')}
        headingLevel={2}
        action={adsSetupComplete !== null && <AddCampaignLink context="programs-table-card" size="small" />}
      />
      <LazyPart>{(adsSetupComplete === null || view.campaignsFailed) && <ProgramsTrouble programs={view} />}</LazyPart>
      {search}
      <PanelBody flush>
        <DataTable
          {...table}
          caption={t('programs.title')}
          columns={columns}
          rowKey={({ id }) => id}
          loading={loading || view.isPending || (adsSetupComplete === true && currencyPending)}
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
