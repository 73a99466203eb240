import { productIdPrefix } from '@listings/shared-api/contract';
import { freeListingsId } from './report-rows.rules';

/** Modes of the programs report. Values of the parameter `filter` [O2.09, O2.11]. */
export const programFilters = ['all', 'select_program', 'single_program', 'compare-programs'] as const;
/** Modes of the products report. Values of the parameter `filter` [O2.13]. */
export const productFilters = ['all', 'select_product', 'single-product', 'compare-products'] as const;
/** Values of the parameter `filter-variations` [O2.14]. */
export const variationFilters = ['all', 'select_variation', 'single-variation', 'compare-variations'] as const;

/** `select`: one is to be chosen and is not yet. */
export type FilterMode = 'all' | 'select' | 'single' | 'compare';
const modes = ['all', 'select', 'single', 'compare'] as const satisfies readonly FilterMode[];

/** Limits of a report; no ids means everything. */
export interface ReportFilter {
  readonly mode: FilterMode;
  readonly ids: readonly number[];
}

/** Minimum number of entries to compare [O5.02]. */
export const leastCompared = 2;

/** Enough is chosen to stand side by side. */
export const isComparison = ({ mode, ids }: ReportFilter): boolean => mode === 'compare' && ids.length >= leastCompared;

export type FilterSubject = 'programs' | 'products' | 'variations';

interface Spelling {
  readonly param: string;
  readonly values: readonly [string, string, string, string];
}

const spellings: Readonly<Record<FilterSubject, Spelling>> = {
  programs: { param: 'filter', values: programFilters },
  products: { param: 'filter', values: productFilters },
  variations: { param: 'filter-variations', values: variationFilters },
};

type Query = Readonly<Record<string, string | undefined>>;

/** Ids of a list such as `1,gla_2`: whole numbers, each once; what is none is left out. Product ids lose their prefix [O2.09]. */
export function idsOfText(text: string | undefined): readonly number[] {
  const ids = (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .map((part) => (part.startsWith(productIdPrefix) ? part.slice(productIdPrefix.length) : part))
    .filter((part) => /^\d+(\.\d*)?$/.test(part))
    .map((part) => Math.trunc(Number(part)))
    .filter(Number.isSafeInteger);
  return [...new Set(ids)];
}

/** Mode implied by the ids, for an address without one. */
const modeOfIds = (ids: readonly number[]): FilterMode =>
  ids.length === 0 ? 'all' : ids.length === 1 ? 'single' : 'compare';

/** Reads a filter from the address; one id where there is to be one [O2.09, O2.13]. */
export function filterOfQuery(query: Query, subject: FilterSubject): ReportFilter {
  const { param, values } = spellings[subject];
  const ids = idsOfText(query[subject]);
  const asked = query[param];
  const mode = asked === undefined ? modeOfIds(ids) : (modes[values.indexOf(asked)] ?? 'all');
  if (mode === 'all' || mode === 'select') return { mode, ids: [] };
  if (mode === 'single') return ids.length === 0 ? { mode: 'select', ids } : { mode, ids: ids.slice(0, 1) };
  return { mode, ids };
}

/** The value of a filter's parameter, as addresses and events spell it. */
export const filterValue = (subject: FilterSubject, mode: FilterMode): string =>
  spellings[subject].values[modes.indexOf(mode)] ?? 'all';

/** Parameters that a filter owns; those of variations go with the product they belong to. */
const ownParams = (subject: FilterSubject): ReadonlySet<string> =>
  new Set([
    spellings[subject].param,
    subject,
    'paged',
    ...(subject === 'products' ? ['filter-variations', 'variations'] : []),
  ]);

/** The parameters of an address with another filter [O2.09]. */
export function withFilter(
  params: Readonly<Record<string, string>>,
  subject: FilterSubject,
  { mode, ids }: ReportFilter,
): Record<string, string> {
  const own = ownParams(subject);
  const others = Object.entries(params).filter(([name]) => !own.has(name));
  return {
    ...Object.fromEntries(others),
    ...(mode === 'all' ? {} : { [spellings[subject].param]: filterValue(subject, mode) }),
    ...(ids.length === 0 ? {} : { [subject]: ids.join(',') }),
  };
}

/** Sources of the programs report: free listings, which are program 0, and campaigns [O2.11]. */
export const programSources = ({ ids }: ReportFilter) => ({
  free: ids.length === 0 || ids.includes(freeListingsId),
  paid: ids.length === 0 || ids.some((id) => id !== freeListingsId),
});

/** Program ids as the report is asked for them, undefined for all. */
export const programIds = ({ ids }: ReportFilter): string[] | undefined =>
  ids.length === 0 ? undefined : ids.map(String);
