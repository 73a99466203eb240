import { useState, type KeyboardEvent } from 'react';
import { pageDirection } from '../../theme/direction';
import {
  addRow,
  bestMatch,
  effectiveFilter,
  groupKeyOf,
  rowState,
  toggleRow,
  visibleRows,
  type TreeRow,
  type TreeSelectGroup,
} from './tree-select.rules';

interface TreeSelectInput {
  readonly groups: readonly TreeSelectGroup[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly allLabel?: string | undefined;
  readonly filterMinLength: number;
  readonly disabled: boolean;
}

/** The row the admin went to, and whether by the arrow keys. */
interface Cursor {
  readonly key: string;
  readonly isWalked: boolean;
}

/** Row to go to from a row by the arrow that leads out: its group, or the root. */
const parentIndex = (rows: readonly TreeRow[], index: number) => {
  const level = rows[index]?.level ?? 1;
  for (let above = index - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 1) < level) return above;
  return index;
};

/** Typed text, open groups and active row: the row the admin moved to, else the best match. */
function useRows({ groups, allLabel, filterMinLength, disabled }: TreeSelectInput) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const rows = open ? visibleRows({ groups, allLabel, typed, minLength: filterMinLength, expanded }) : [];
  const found = rows.findIndex((row) => row.key === cursor?.key);
  const best = bestMatch(rows);
  const activeIndex = found >= 0 || best === undefined ? found : rows.indexOf(best);
  const show = () => setOpen(!disabled);
  return {
    open,
    typed,
    filter: effectiveFilter(typed, filterMinLength),
    rows,
    /** -1 while no row is active. */
    activeIndex,
    active: rows[activeIndex],
    isWalked: found >= 0 && cursor?.isWalked === true,
    show,
    hide: () => {
      setOpen(false);
      setTyped('');
      setCursor(null);
    },
    type: (text: string) => {
      setTyped(text);
      setCursor(null);
      show();
    },
    goTo: (row: TreeRow | undefined, isWalked: boolean) => setCursor(row ? { key: row.key, isWalked } : null),
    setOpenGroup: (key: string, wanted: boolean) => {
      const next = new Set(expanded);
      if (wanted) next.add(key);
      else next.delete(key);
      setExpanded(next);
    },
    clearTyped: () => setTyped(''),
  };
}

/** State of a tree select, and its handlers of typing, keys and clicks. */
export function useTreeSelect(input: TreeSelectInput) {
  const { value, onChange } = input;
  const tree = useRows(input);
  const { open, typed, filter, rows, activeIndex, active, isWalked, show, hide, type } = tree;

  /** Afterwards the whole list is shown, at this row. */
  const comeTo = (row: TreeRow, walked: boolean) => {
    tree.goTo(row, walked);
    if (row.match !== undefined) tree.setOpenGroup(groupKeyOf(row), true);
    tree.clearTyped();
  };
  const toggle = (row: TreeRow, walked = false) => {
    onChange(toggleRow(row, value));
    comeTo(row, walked);
  };
  /** Takes what is highlighted: a row that was walked to, else only an option that matches what was typed, which stays. */
  const take = () => {
    if (active === undefined) return;
    if (isWalked) toggle(active, true);
    else if (active.match !== undefined) {
      if (rowState(active, value) === 'none') onChange(addRow(active, value));
      comeTo(active, false);
    }
  };
  const expand = (row: TreeRow, wanted: boolean, walked = false) => {
    tree.setOpenGroup(row.key, wanted);
    tree.goTo(row, walked);
  };
  const walkTo = (index: number) => tree.goTo(rows[Math.max(0, Math.min(index, rows.length - 1))], true);
  const move = (step: number) => {
    if (!open) show();
    else walkTo(activeIndex < 0 && step < 0 ? rows.length - 1 : activeIndex + step);
  };
  const openOrEnter = () => {
    if (active?.kind === 'group' && active.expanded === false) expand(active, true, true);
    else if (active?.expanded) walkTo(activeIndex + 1);
  };
  const closeOrLeave = () => {
    if (active?.kind === 'group' && active.expanded && filter === '') expand(active, false, true);
    else if (active !== undefined) walkTo(parentIndex(rows, activeIndex));
  };
  const removeLast = () => onChange(value.slice(0, -1));

  const press = (event: KeyboardEvent) => {
    const blank = typed === '';
    const isRtl = pageDirection() === 'rtl';
    const actions: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: open && blank && openOrEnter,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: open && blank && closeOrLeave,
      Enter: open && take,
      ' ': open && blank && take,
      Backspace: blank && value.length > 0 && removeLast,
      Escape: open && hide,
    };
    const action = actions[event.key];
    if (!action) return;
    action();
    event.preventDefault();
    event.stopPropagation();
  };

  const pointAt = (row: TreeRow) => {
    if (row.key !== active?.key) tree.goTo(row, false);
  };
  return { open, typed, filter, rows, active, show, hide, type, toggle, expand, press, pointAt };
}
