import { freeListingsId, variationLabel, type FilterSubject } from '@listings/shared-machines';
import { usePage, useServerRead } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import type { SearchPickerOption } from '@listings/shared-ui/pickers';
import { useDebounced } from './use-debounced';
import { mostNamed, useProductOfId } from './use-product-of-id';

const searchRests = 300;
const shown = 20;
export interface FilterOptions {
  readonly options: readonly SearchPickerOption[];
  readonly isSearching: boolean;
  readonly chosen: readonly SearchPickerOption[];
}

interface Asked {
  readonly search: string;
  /** Ids that need a name. */
  readonly ids: readonly number[];
  /** The product whose variations are meant. */
  readonly parent?: number | undefined;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

const optionOf = ({ id, name }: Named): SearchPickerOption => ({ value: String(id), label: name });

const matching = (named: readonly Named[], search: string) =>
  named.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase())).slice(0, shown);

function useChosen(ids: readonly number[], known: readonly Named[]): readonly SearchPickerOption[] {
  const t = useText('reports');
  return ids.map((id) => optionOf({ id, name: known.find((one) => one.id === id)?.name ?? t('unnamed', { id }) }));
}

/** Free listings first, then the campaigns [O2.11]. */
function useProgramOptions({ search, ids }: Asked): FilterOptions {
  const t = useText('reports');
  const { adsSetupComplete } = usePage().bootstrap;
  const campaigns = useServerRead('listCampaigns', {}, { enabled: adsSetupComplete ?? true });
  const programs = [{ id: freeListingsId, name: t('freeListings') }, ...(campaigns.data ?? [])];
  return {
    options: matching(programs, search).map(optionOf),
    isSearching: campaigns.isLoading,
    chosen: useChosen(ids, programs),
  };
}

/** Products by a search in the catalogue; those already chosen by their ids [O2.13, O2.19]. */
function useProductOptions({ search, ids }: Asked, enabled: boolean): FilterOptions {
  const rested = useDebounced(search, searchRests).trim();
  const found = useServerRead(
    'listProducts',
    { query: { ...(rested === '' ? {} : { search: rested }), per_page: shown, orderby: 'title', order: 'asc' } },
    { enabled },
  );
  const named = useServerRead(
    'listProducts',
    { query: { include: ids.slice(0, mostNamed), per_page: mostNamed } },
    { enabled: enabled && ids.length > 0 },
  );
  return {
    options: (found.data ?? []).map(optionOf),
    isSearching: found.isLoading || rested !== search.trim(),
    chosen: useChosen(ids, [...(named.data ?? []), ...(found.data ?? [])]),
  };
}

/** The variations of one product [O2.14, O2.19]. */
function useVariationOptions({ search, ids, parent }: Asked, enabled: boolean): FilterOptions {
  const product = useProductOfId(enabled ? parent : undefined);
  const { data, isLoading } = useServerRead(
    'listProductVariations',
    { params: { id: parent ?? 0 }, query: { per_page: mostNamed } },
    { enabled: enabled && parent !== undefined },
  );
  const named = (data ?? []).map((one) => ({ id: one.id, name: variationLabel(product?.name ?? '', one) }));
  return {
    options: matching(named, search).map(optionOf),
    isSearching: isLoading,
    chosen: useChosen(ids, named),
  };
}

/** Options of a search, and the chosen ones, by their names. */
export function useFilterOptions(subject: FilterSubject, asked: Asked): FilterOptions {
  const programs = useProgramOptions(asked);
  const products = useProductOptions(asked, subject === 'products');
  const variations = useVariationOptions(asked, subject === 'variations');
  return { programs, products, variations }[subject];
}
