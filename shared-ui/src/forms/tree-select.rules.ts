/** One thing to choose. */
export interface TreeSelectOption {
  readonly code: string;
  readonly label: string;
}

/** Options under a common heading, which chooses all of them. Its code may be the code of an option, too. */
export interface TreeSelectGroup {
  readonly code: string;
  readonly label: string;
  readonly options: readonly TreeSelectOption[];
}

/** A visible row. Keys name kind and code, because a group and an option may share a code. */
export interface TreeRow {
  readonly key: string;
  readonly kind: 'all' | 'group' | 'option';
  readonly label: string;
  readonly level: number;
  /** The options that the row stands for. */
  readonly codes: readonly string[];
  /** Present on rows with children. */
  readonly expanded?: boolean;
}

export type RowState = 'all' | 'some' | 'none';

interface RowsInput {
  readonly groups: readonly TreeSelectGroup[];
  /** Label of the row for everything; none when absent. */
  readonly allLabel?: string | undefined;
  /** Trimmed filter, empty while it is too short to apply. */
  readonly filter: string;
  readonly expanded: ReadonlySet<string>;
}

const groupKey = (group: TreeSelectGroup) => `group:${group.code}`;

const codesOf = (options: readonly TreeSelectOption[]) => options.map((option) => option.code);

const optionRow = (group: TreeSelectGroup, option: TreeSelectOption, level: number): TreeRow => ({
  key: `option:${group.code}:${option.code}`,
  kind: 'option',
  label: option.label,
  level,
  codes: [option.code],
});

const groupRow = (
  group: TreeSelectGroup,
  options: readonly TreeSelectOption[],
  level: number,
  expanded: boolean,
): TreeRow => ({
  key: groupKey(group),
  kind: 'group',
  label: group.label,
  level,
  codes: codesOf(options),
  expanded,
});

/** The filter as it applies: nothing below the minimum length, measured without outer blanks. */
export const effectiveFilter = (typed: string, minLength: number): string => {
  const trimmed = typed.trim();
  return trimmed.length >= minLength ? trimmed : '';
};

/** The rows to show, top to bottom. A filter opens the groups with matching options and leaves out all else. */
export function visibleRows({ groups, allLabel, filter, expanded }: RowsInput): TreeRow[] {
  if (filter !== '') {
    const needle = filter.toLocaleLowerCase();
    return groups.flatMap((group) => {
      const found = group.options.filter((option) => option.label.toLocaleLowerCase().includes(needle));
      return found.length === 0
        ? []
        : [groupRow(group, found, 1, true), ...found.map((option) => optionRow(group, option, 2))];
    });
  }
  const top = allLabel === undefined ? 1 : 2;
  const rows = groups.flatMap((group) => {
    const open = expanded.has(groupKey(group));
    return [
      groupRow(group, group.options, top, open),
      ...(open ? group.options.map((option) => optionRow(group, option, top + 1)) : []),
    ];
  });
  if (allLabel === undefined) return rows;
  const codes = groups.flatMap((group) => codesOf(group.options));
  return [{ key: 'all', kind: 'all', label: allLabel, level: 1, codes, expanded: true }, ...rows];
}

/** Whether all, some or none of a row's options are chosen. */
export function rowState(row: TreeRow, value: readonly string[]): RowState {
  const chosen = new Set(value);
  const count = row.codes.filter((code) => chosen.has(code)).length;
  if (count === 0) return 'none';
  return count === row.codes.length ? 'all' : 'some';
}

/** The choice after a row was pressed: all of its options, or, if all were chosen, none of them. */
export function toggleRow(row: TreeRow, value: readonly string[]): string[] {
  if (rowState(row, value) === 'all') return value.filter((code) => !row.codes.includes(code));
  const chosen = new Set(value);
  return [...value, ...row.codes.filter((code) => !chosen.has(code))];
}
