import { NoValue, useFigureTexts } from '@listings/shared-sections';
import { Box, useText } from '@listings/shared-ui';
import type { TableColumn } from '@listings/shared-ui/table';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { Program, ProgramRow } from './program-rows.rules';
import { ProgramActions } from './program-actions';
import { Budget, Countries, RowFigure } from './program-cells';
import type { ProgramQuestion } from './program-dialogs';
import { CampaignSwitch, FreeListingsSwitch } from './program-switch';

const figures = ['spend', 'sales', 'roas', 'costPerClick'] as const;

interface ColumnOptions {
  readonly view: DashboardView;
  readonly onAsk: (question: ProgramQuestion) => void;
}

/** Rows of all together, and of campaigns that are gone, have no program. */
const isProgram = (row: ProgramRow): row is ProgramRow & Program => row.campaign !== undefined;

/** Status and what can be done with a program. */
function useActionColumns({ onAsk }: Pick<ColumnOptions, 'onAsk'>): readonly TableColumn<ProgramRow>[] {
  const t = useText('dashboard');
  return [
    {
      key: 'status',
      phone: 'state',
      header: t('programs.columns.status'),
      width: '9rem',
      cell: (row) =>
        isProgram(row) && (row.campaign === null ? <FreeListingsSwitch /> : <CampaignSwitch campaign={row.campaign} />),
    },
    {
      key: 'actions',
      phone: 'action',
      header: t('programs.columns.actions'),
      headerHidden: true,
      width: '9rem',
      cell: (row) =>
        isProgram(row) && <ProgramActions program={row} onAsk={(about) => onAsk({ about, program: row })} />,
    },
  ];
}

/** Name, countries and budget of the programs, what they brought where there are campaigns, status and what can be done [O2.03]. */
export function useProgramColumns({ view, onAsk }: ColumnOptions): readonly TableColumn<ProgramRow>[] {
  const t = useText('dashboard');
  const { amount } = useFigureTexts();
  const hasFigures = view.paid !== null;
  const nameOf = (row: ProgramRow) =>
    isProgram(row)
      ? (row.campaign?.name ?? t('programs.freeListings'))
      : t(row.id === 'total' ? 'programs.total' : 'programs.gone');
  const figureColumn = (figure: (typeof figures)[number]): TableColumn<ProgramRow> => ({
    key: figure,
    phone: 'figure',
    header: (
      <Box sx={{ whiteSpace: 'normal', minWidth: figure === 'costPerClick' ? 68 : 0 }}>
        {t(`programs.columns.${figure}`)}
      </Box>
    ),
    label: t(`programs.columns.${figure}`),
    align: 'end',
    sortable: true,
    width: '9%',
    cell: (row) => <RowFigure row={row} figure={figure} />,
  });
  return [
    {
      key: 'name',
      header: t('programs.columns.name'),
      rowHeader: true,
      sortable: hasFigures,
      // The columns stand where they will be before there are rows.
      width: hasFigures ? '18%' : '27%',
      cell: (row) => row.name ?? nameOf(row),
    },
    {
      key: 'country',
      header: t('programs.columns.country'),
      phone: 'subtitle',
      width: hasFigures ? '17%' : '30%',
      cell: (row) =>
        isProgram(row) && (
          <Box sx={{ minWidth: { lg: 100 } }}>
            <Countries countries={row.countries} program={nameOf(row)} />
          </Box>
        ),
    },
    {
      key: 'budget',
      header: t('programs.columns.budget'),
      phone: 'figure',
      align: 'end',
      sortable: hasFigures,
      width: '11%',
      cell: (row) => {
        if (row.running !== undefined) return amount(row.running);
        if (!isProgram(row)) return <NoValue name={t('programs.none')} />;
        return row.campaign === null ? t('programs.free') : <Budget campaign={row.campaign} view={view} />;
      },
    },
    ...(hasFigures ? figures.map(figureColumn) : []),
    ...useActionColumns({ onAsk }),
  ];
}
