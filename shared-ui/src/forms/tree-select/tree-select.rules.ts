import { foldText } from '@listings/shared-values';

/** One thing to choose. */
export interface TreeSelectOption {
  readonly code: string;
  readonly label: string;
  /** Other names it is found by; one that is as short as a code names it like its code. */
  readonly aliases?: readonly string[] | undefined;
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
  readonly expanded?: boolean | undefined;
  /** Present on an option that was found by what was typed. */
  readonly match?: TreeMatch | undefined;
}

/** Match of an option with the typed text: rank 0 is best. */
export interface TreeMatch {
  readonly rank: number;
  /** The other name it was found by; absent where its label matches. */
  readonly alias?: string | undefined;
}

export type RowState = 'all' | 'some' | 'none';

interface RowsInput {
  readonly groups: readonly TreeSelectGroup[];
  /** Label of the row for everything; none when absent. */
  readonly allLabel?: string | undefined;
  /** Typed text. */
  readonly typed: string;
  /** Characters from which on the list is filtered, outer blanks not counted. */
  readonly minLength: number;
  readonly expanded: ReadonlySet<string>;
}

/** Characters that name an option by its code while the list is not filtered yet. */
const codeLength = 2;

const groupKey = (group: TreeSelectGroup) => `group:${group.code}`;

/** The key of the group that the row of an option stands in. */
export const groupKeyOf = (row: TreeRow): string => `group:${row.key.split(':')[1] ?? ''}`;

const codesOf = (options: readonly TreeSelectOption[]) => options.map((option) => option.code);

interface Found {
  readonly option: TreeSelectOption;
  readonly match?: TreeMatch | undefined;
}

const optionRow = (group: TreeSelectGroup, { option, match }: Found, level: number): TreeRow => ({
  key: `option:${group.code}:${option.code}`,
  kind: 'option',
  label: option.label,
  level,
  codes: [option.code],
  ...(match ? { match } : {}),
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

/** A word of the text begins with it. */
const startsWord = (text: string, needle: string) =>
  ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${needle}`);

/** Matches an option by its label anywhere, its code as a whole, another name from the start of a word. */
function matchOf({ code, label, aliases = [] }: TreeSelectOption, needle: string): TreeMatch | null {
  const name = foldText(label);
  const alias = aliases.find((other) => foldText(other) === needle);
  if (name === needle || foldText(code) === needle) return { rank: 0 };
  if (alias !== undefined) return { rank: 0, ...(name.includes(needle) ? {} : { alias }) };
  if (name.startsWith(needle)) return { rank: 1 };
  if (startsWord(name, needle)) return { rank: 2 };
  const begun = aliases.find((other) => foldText(other).startsWith(needle) || startsWord(foldText(other), needle));
  if (begun !== undefined && !name.includes(needle)) return { rank: 3, alias: begun };
  return name.includes(needle) ? { rank: begun === undefined ? 4 : 3 } : null;
}

/** Exactly this code, or a name as short as a code. */
function matchOfCode(option: TreeSelectOption, needle: string): TreeMatch | null {
  const match = needle.length === codeLength ? matchOf(option, needle) : null;
  return match?.rank === 0 ? match : null;
}

/** The rows of a filter: it opens the groups with matching options and leaves out all else. */
const filteredRows = (groups: readonly TreeSelectGroup[], needle: string): TreeRow[] =>
  groups.flatMap((group) => {
    const found = group.options.flatMap((option) => {
      const match = matchOf(option, needle);
      return match ? [{ option, match }] : [];
    });
    return found.length === 0
      ? []
      : [
          groupRow(
            group,
            found.map(({ option }) => option),
            1,
            true,
          ),
          ...found.map((one) => optionRow(group, one, 2)),
        ];
  });

/** The rows to show, top to bottom. A code typed in full opens the group of its option. */
export function visibleRows({ groups, allLabel, typed, minLength, expanded }: RowsInput): TreeRow[] {
  const filter = effectiveFilter(typed, minLength);
  if (filter !== '') return filteredRows(groups, foldText(filter));
  const needle = foldText(typed.trim());
  const top = allLabel === undefined ? 1 : 2;
  const rows = groups.flatMap((group) => {
    const options = group.options.map((option): Found => {
      const match = matchOfCode(option, needle);
      return match ? { option, match } : { option };
    });
    const open = expanded.has(groupKey(group)) || options.some(({ match }) => match !== undefined);
    return [
      groupRow(group, group.options, top, open),
      ...(open ? options.map((option) => optionRow(group, option, top + 1)) : []),
    ];
  });
  if (allLabel === undefined) return rows;
  const codes = groups.flatMap((group) => codesOf(group.options));
  return [{ key: 'all', kind: 'all', label: allLabel, level: 1, codes, expanded: true }, ...rows];
}

/** The option that matches best what was typed; of equals, the first. */
export const bestMatch = (rows: readonly TreeRow[]): TreeRow | undefined =>
  rows.reduce<TreeRow | undefined>((best, row) => {
    if (row.match === undefined) return best;
    return best?.match === undefined || row.match.rank < best.match.rank ? row : best;
  }, undefined);

/** State of a row: all, some or none of its options are chosen. */
export function rowState(row: TreeRow, value: readonly string[]): RowState {
  const chosen = new Set(value);
  const count = row.codes.filter((code) => chosen.has(code)).length;
  if (count === 0) return 'none';
  return count === row.codes.length ? 'all' : 'some';
}

/** The choice with all options of a row. */
export function addRow(row: TreeRow, value: readonly string[]): string[] {
  const chosen = new Set(value);
  return [...value, ...row.codes.filter((code) => !chosen.has(code))];
}

/** The choice after a row was pressed: all of its options, or, if all were chosen, none of them. */
export const toggleRow = (row: TreeRow, value: readonly string[]): string[] =>
  rowState(row, value) === 'all' ? value.filter((code) => !row.codes.includes(code)) : addRow(row, value);
