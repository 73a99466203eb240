import { useState, type KeyboardEvent } from 'react';
import { effectiveFilter, toggleRow, visibleRows, type TreeRow, type TreeSelectGroup } from './tree-select.rules';

interface TreeSelectInput {
  readonly groups: readonly TreeSelectGroup[];
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly allLabel?: string | undefined;
  readonly filterMinLength: number;
  readonly disabled: boolean;
}

/** Row to go to from a row by the left arrow: its group, or the root. */
const parentIndex = (rows: readonly TreeRow[], index: number) => {
  const level = rows[index]?.level ?? 1;
  for (let above = index - 1; above >= 0; above -= 1) if ((rows[above]?.level ?? 1) < level) return above;
  return index;
};

/** What a tree select shows and what typing, keys and clicks do to it. */
export function useTreeSelect({ groups, value, onChange, allLabel, filterMinLength, disabled }: TreeSelectInput) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const filter = effectiveFilter(typed, filterMinLength);
  const rows = open ? visibleRows({ groups, allLabel, filter, expanded }) : [];
  const found = rows.findIndex((row) => row.key === activeKey);
  const activeIndex = found < 0 ? 0 : found;
  const active = rows[activeIndex];

  const show = () => setOpen(!disabled);
  const hide = () => {
    setOpen(false);
    setTyped('');
  };
  const type = (text: string) => {
    setTyped(text);
    setActiveKey(null);
    show();
  };
  const toggle = (row: TreeRow) => {
    onChange(toggleRow(row, value));
    setActiveKey(row.key);
    setTyped('');
    if (filter !== '' && row.kind === 'option') expandTo(row);
  };
  const expandTo = (row: TreeRow) => setExpanded(new Set([...expanded, `group:${row.key.split(':')[1] ?? ''}`]));
  const expand = (row: TreeRow, wanted: boolean) => {
    const next = new Set(expanded);
    if (wanted) next.add(row.key);
    else next.delete(row.key);
    setExpanded(next);
    setActiveKey(row.key);
  };
  const goTo = (index: number) => setActiveKey(rows[(index + rows.length) % Math.max(1, rows.length)]?.key ?? null);
  const move = (step: number) => (open ? goTo(activeIndex + step) : show());
  const openOrEnter = () => {
    if (active?.kind === 'group' && active.expanded === false) expand(active, true);
    else if (active?.expanded) goTo(activeIndex + 1);
  };
  const closeOrLeave = () => {
    if (active?.kind === 'group' && active.expanded && filter === '') expand(active, false);
    else goTo(parentIndex(rows, activeIndex));
  };
  const removeLast = () => onChange(value.slice(0, -1));

  const press = (event: KeyboardEvent) => {
    const blank = typed === '';
    const actions: Record<string, (() => void) | false | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      ArrowRight: open && blank && openOrEnter,
      ArrowLeft: open && blank && closeOrLeave,
      Enter: open && active !== undefined && (() => toggle(active)),
      ' ': open && blank && active !== undefined && (() => toggle(active)),
      Backspace: blank && value.length > 0 && removeLast,
      Escape: open && hide,
    };
    const action = actions[event.key];
    if (!action) return;
    action();
    event.preventDefault();
    event.stopPropagation();
  };

  return { open, typed, filter, rows, active, show, hide, type, toggle, expand, press, setActiveKey };
}
