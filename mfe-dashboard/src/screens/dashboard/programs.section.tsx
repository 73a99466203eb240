import { usePage } from '@listings/shared-app';
import { useFigureTexts, useReturnFocus } from '@listings/shared-sections';
import { Box, InlineNotice, LazyPart, Panel, PanelBody, PanelHeader, retryLazy, useText } from '@listings/shared-ui';
import { DataTable, type TableColumn } from '@listings/shared-ui/table';
import { Suspense, useState } from 'react';
import { useCampaignRemoval, type CampaignRemoval } from '../../hooks/use-campaign-removal';
import { usePrograms, type Program } from '../../hooks/use-programs';
import { AddCampaignLink } from './add-campaign-link';
import { ProgramActions } from './program-actions';
import { ProgramDialogs } from './program-dialogs';
import { CampaignSwitch, FreeListingsSwitch } from './program-switch';

/** Only where the store could not be asked. */
const UnreadAds = retryLazy(() => import('./unread-ads').then((module) => module.UnreadAds));

/** The first country by name, and how many more there are. */
function useCountriesText(): (countries: Program['countries']) => string {
  const t = useText('dashboard');
  const shared = useText('sections');
  const { countries: names } = usePage().bootstrap;
  return (countries) => {
    if (countries === 'all') return shared('countries.all');
    const [first, ...others] = countries;
    if (first === undefined) return t('programs.noCountry');
    const name = names[first] ?? first;
    return others.length === 0 ? name : shared('countries.more', { names: name, count: others.length });
  };
}

function useColumns(onEdit: (program: Program) => void, { send }: CampaignRemoval): readonly TableColumn<Program>[] {
  const t = useText('dashboard');
  const { amount } = useFigureTexts();
  const countriesText = useCountriesText();
  return [
    {
      key: 'name',
      header: t('programs.columns.name'),
      rowHeader: true,
      // The columns stand where they will be before there are rows.
      width: '27%',
      cell: ({ campaign }) => campaign?.name ?? t('programs.freeListings'),
    },
    {
      key: 'country',
      header: t('programs.columns.country'),
      width: '30%',
      cell: ({ countries }) => <Box sx={{ minWidth: 130 }}>{countriesText(countries)}</Box>,
    },
    {
      key: 'budget',
      header: t('programs.columns.budget'),
      align: 'end',
      cell: ({ campaign }) => (campaign === null ? t('programs.free') : amount(campaign.amount)),
    },
    {
      key: 'status',
      header: t('programs.columns.status'),
      width: '12rem',
      cell: ({ campaign }) => (campaign === null ? <FreeListingsSwitch /> : <CampaignSwitch campaign={campaign} />),
    },
    {
      key: 'actions',
      header: t('programs.columns.actions'),
      headerHidden: true,
      width: '10rem',
      cell: (program) => (
        <ProgramActions
          program={program}
          onEdit={() => onEdit(program)}
          onRemove={() => program.campaign && send({ type: 'open', campaign: program.campaign })}
        />
      ),
    },
  ];
}

/** Takes the focus when the row whose button opened a dialog is gone. */
export const programsId = 'programs';

/** The free listings first, then the campaigns, with country, daily budget, status and what can be done [O2.03, O4.07]. */
export function ProgramsSection() {
  const t = useText('dashboard');
  const { adsSetupComplete } = usePage().bootstrap;
  const { programs, isPending, campaignsFailed, retryCampaigns } = usePrograms();
  const { isPending: currencyPending } = useFigureTexts();
  const [edited, setEdited] = useState<Program | null>(null);
  const removal = useCampaignRemoval();
  const columns = useColumns(setEdited, removal);
  useReturnFocus(removal.asked !== null, programsId);
  return (
    <Panel id={programsId} tabIndex={-1} aria-label={t('programs.title')} role="group" sx={{ outline: 'none' }}>
      <PanelHeader
        title={t('programs.title')}
        headingLevel={2}
        action={adsSetupComplete !== null && <AddCampaignLink context="programs-table-card" size="small" />}
      />
      <LazyPart>
        <Suspense fallback={null}>{adsSetupComplete === null && <UnreadAds />}</Suspense>
      </LazyPart>
      {campaignsFailed && (
        <PanelBody>
          <InlineNotice tone="error" onRetry={retryCampaigns}>
            {t('programs.failed')}
          </InlineNotice>
        </PanelBody>
      )}
      <PanelBody flush>
        <DataTable
          caption={t('programs.title')}
          columns={columns}
          rows={programs.filter(({ campaign }) => campaign === null || !removal.removed.includes(campaign.id))}
          rowKey={({ id }) => id}
          loading={isPending || (adsSetupComplete === true && currencyPending)}
          loadingRows={adsSetupComplete ? 4 : 1}
        />
      </PanelBody>
      <ProgramDialogs edited={edited} onEdited={() => setEdited(null)} removal={removal} />
    </Panel>
  );
}
