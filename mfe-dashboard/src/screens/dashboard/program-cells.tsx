import type { Campaign } from '@listings/shared-api/contract';
import { figureOf } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { NoFigure, NoValue, useFigureTexts } from '@listings/shared-sections';
import { Box, LaterPart, retryLazy, Skeleton, useText } from '@listings/shared-ui';
import type { DashboardView } from '../../hooks/use-dashboard';
import type { CountriesProps } from './more-countries';
import type { Figure } from '@listings/shared-machines';
import type { ProgramRow } from './program-rows.rules';

const MoreCountries = retryLazy(() => import('./more-countries').then((module) => module.MoreCountries));
const BudgetUsed = retryLazy(() => import('./budget-used').then((module) => module.BudgetUsed));

/** The first country by name, and how many more there are; those can be opened as soon as that part is here. */
export function Countries({ countries, program }: CountriesProps) {
  const t = useText('dashboard');
  const { countries: names } = usePage().bootstrap;
  if (countries === 'all') return t('programs.everywhere');
  const [first] = countries;
  if (first === undefined) return <NoValue name={t('programs.none')} />;
  const name = names[first] ?? first;
  if (countries.length === 1) return name;
  const folded = `${name} ${t('programs.more', { count: countries.length - 1 })}`;
  return (
    <LaterPart fallback={folded}>
      <MoreCountries countries={countries} program={program} />
    </LaterPart>
  );
}

/** The daily budget, and what is spent of it today as soon as that is known. */
export function Budget({ campaign, view }: { campaign: Campaign; view: DashboardView }) {
  const { amount } = useFigureTexts();
  return (
    <Box sx={{ minHeight: { sm: 42 }, display: 'grid', alignContent: 'center', justifyItems: { lg: 'end' } }}>
      <Box sx={{ whiteSpace: 'nowrap' }}>{amount(campaign.amount)}</Box>
      {campaign.status === 'enabled' && (
        <LaterPart>
          <BudgetUsed campaign={campaign} view={view} />
        </LaterPart>
      )}
    </Box>
  );
}

/** Figure of a program. */
export function RowFigure({ row: { figures }, figure }: { row: ProgramRow; figure: Figure }) {
  const texts = useFigureTexts();
  if (figures === undefined) return <Skeleton width={56} sx={{ display: 'inline-block' }} />;
  const value = figures ? figureOf(figure, figures) : undefined;
  if (typeof value !== 'number') return <NoFigure metric={figure} value={value} />;
  return <Box sx={{ whiteSpace: 'nowrap' }}>{texts.figure(figure, value)}</Box>;
}
