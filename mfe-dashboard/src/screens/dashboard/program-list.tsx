import { useLocation, usePage } from '@listings/shared-app';
import { pageOf, pageWithin, type AppLocation, type NavigationService } from '@listings/shared-machines';
import {
  AdsIcon,
  Box,
  Button,
  EmptyState,
  focusCause,
  MoreTexts,
  TextField,
  useSearchText,
  useText,
  VisuallyHidden,
  type Translate,
} from '@listings/shared-ui';
import type { DataTableProps } from '@listings/shared-ui/table';
import { foldText, type Formats } from '@listings/shared-values';
import { useState, type ReactNode } from 'react';
import { programsTexts } from '../../messages/programs.texts';
import { totalOf, type ProgramRow } from './program-rows.rules';
import { sortPrograms } from './program-sort.rules';

/** The table of the programs, and the search in front of it where there are many. */
export interface ProgramTable extends Pick<
  DataTableProps<ProgramRow>,
  'rows' | 'total' | 'loading' | 'sort' | 'onSort' | 'pager' | 'empty'
> {
  readonly search?: ReactNode;
}

interface Place {
  readonly location: AppLocation;
  readonly navigation: NavigationService;
  readonly compare: Formats['compare'];
  readonly t: Translate<'dashboard'>;
  /** Rows of a page. */
  readonly perPage: number;
  /** Paper has all pages. */
  readonly isPrinting: boolean;
}

const searchId = 'programs-search';
const longestSearch = 200;
const catalogs = { dashboard: { list: programsTexts } };

const searchOf = ({ params }: AppLocation) => (params?.['search'] ?? '').trim().slice(0, longestSearch);

/** From the first page on unless it is the page that changes; what is empty is left out. */
const placeOf = ({ path, params }: AppLocation, change: Readonly<Record<string, string>>): AppLocation => ({
  path,
  params: Object.fromEntries(Object.entries({ ...params, paged: '', ...change }).filter(([, value]) => value !== '')),
});

/** Tells a screen reader how many programs there are once the search has changed. */
function Shown({ search, count }: { search: string; count: number }) {
  const t = useText('dashboard');
  const [known, setKnown] = useState({ search, isTold: false });
  if (known.search !== search) setKnown({ search, isTold: true });
  // A new element for another search: as many programs are told too.
  return (
    <VisuallyHidden role="status">
      {known.isTold && <span key={search}>{t('list.shown', { count })}</span>}
    </VisuallyHidden>
  );
}

function Search({ count }: { count: number }) {
  const t = useText('dashboard');
  const { navigation } = usePage();
  const location = useLocation();
  const told = searchOf(location);
  // Back leads from a search, however often it was typed on, to all programs.
  const { text, type, tellNow } = useSearchText(told, (search) =>
    navigation.to(placeOf(location, { search }), { replace: told !== '' && search !== '' }),
  );
  return (
    <Box role="search" aria-label={t('list.search')} sx={{ px: 3, pb: 2, maxWidth: { sm: 420 } }}>
      <Box sx={{ displayPrint: 'none' }}>
        <TextField
          id={searchId}
          label={t('list.search')}
          type="search"
          maxLength={longestSearch}
          value={text}
          onChange={type}
          onEnter={tellNow}
        />
      </Box>
      {told !== '' && <Box sx={{ display: 'none', displayPrint: 'block' }}>{t('list.searched', { search: told })}</Box>}
      <Shown search={told} count={count} />
    </Box>
  );
}

function NoMatch() {
  const t = useText('dashboard');
  const { navigation } = usePage();
  const location = useLocation();
  const clear = () => {
    navigation.to(placeOf(location, { search: '' }));
    focusCause(searchId);
  };
  return (
    <EmptyState
      icon={<AdsIcon fontSize="inherit" />}
      title={t('list.none')}
      action={
        <Button variant="outlined" size="small" onClick={clear}>
          {t('list.clear')}
        </Button>
      }
    />
  );
}

const Found = () => useText('dashboard')('list.found');

const withTexts = (part: ReactNode) => <MoreTexts catalogs={catalogs}>{part}</MoreTexts>;

/** What the search of the address finds among many programs: campaigns that are gone have no name to be found by. */
function found({ rows, total }: ProgramTable, search: string, freeListings: string) {
  if (search === '') return { rows, total };
  const words = foldText(search);
  const matching = rows.filter(
    ({ campaign }) => campaign !== undefined && foldText(campaign?.name ?? freeListings).includes(words),
  );
  const sum = total && totalOf(matching);
  return { rows: matching, total: sum && { ...sum, name: withTexts(<Found />) } };
}

/** The programs in the order of the address; what campaigns brought that are gone comes last. */
function sorted(rows: readonly ProgramRow[], sort: ProgramTable['sort'], compare: Formats['compare']) {
  if (sort === undefined) return rows;
  const isGone = ({ campaign }: ProgramRow) => campaign === undefined;
  return [
    ...sortPrograms(
      rows.filter((row) => !isGone(row)),
      sort,
      compare,
    ),
    ...rows.filter(isGone),
  ];
}

/** The table as the address has it: its order and, of many programs, what is searched and the page. */
export function arranged(table: ProgramTable, place: Place): ProgramTable {
  const { location, navigation, compare, perPage, isPrinting, t } = place;
  const { orderby, order, paged } = location.params ?? {};
  const isMany = table.rows.length > perPage;
  const { rows, total } = found(table, isMany ? searchOf(location) : '', t('programs.freeListings'));
  const sort: ProgramTable['sort'] =
    orderby === undefined ? undefined : { column: orderby, direction: order === 'asc' ? 'asc' : 'desc' };
  const inOrder = sorted(rows, sort, compare);
  if (!isMany) return { ...table, rows: inOrder, sort };
  const page = pageWithin(/^[1-9]\d{0,8}$/.test(paged ?? '') ? Number(paged) : 1, rows.length, perPage);
  return {
    rows: isPrinting ? inOrder : pageOf(inOrder, page, perPage),
    total,
    sort,
    onSort: ({ column, direction }) =>
      navigation.to(placeOf(location, { orderby: column, order: direction }), { replace: true }),
    search: withTexts(<Search count={rows.length} />),
    empty: withTexts(<NoMatch />),
    pager:
      isPrinting || rows.length <= perPage
        ? undefined
        : {
            page,
            perPage,
            total: rows.length,
            onPage: (to) => navigation.to(placeOf(location, { paged: to === 1 ? '' : String(to) })),
          },
  };
}
