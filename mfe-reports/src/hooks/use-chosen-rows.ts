import { idsOfText, type ReportRow } from '@listings/shared-machines';
import { useUnappliedChoice } from './use-unapplied-choice';
import { placeOf, type FilterView } from './use-report-filter';

/** Rows chosen to compare: those of the address at first [O2.13, O5.02]. */
export function useChosenRows(view: FilterView, rows: readonly ReportRow[] | undefined) {
  const { subject, filter } = view;
  const [ids, setIds] = useUnappliedChoice(placeOf(view), filter.ids);
  const selected = new Set(rows?.map(({ id }) => id).filter((id) => ids.includes(idsOfText(id)[0] ?? -1)));
  const change = (keys: ReadonlySet<string>) => {
    const shown = new Set(rows?.map(({ id }) => idsOfText(id)[0]));
    const others = ids.filter((id) => !shown.has(id));
    setIds([...others, ...idsOfText([...keys].join())]);
  };
  return { subject, ids, selected, change, compare: () => view.set({ mode: 'compare', ids }) };
}

export type ChosenRows = ReturnType<typeof useChosenRows>;
