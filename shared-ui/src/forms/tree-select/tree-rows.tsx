import { styled } from '@mui/material/styles';
import { CollapseIcon, ExpandIcon } from '../../icons';
import { useUiText } from '../../i18n/text-context';
import { Matched, PopupList, PopupOption } from '../popup';
import { rowState, type RowState, type TreeRow } from './tree-select.rules';
import type { useTreeSelect } from './use-tree-select';

interface TreeRowsProps {
  readonly id: string;
  readonly tree: ReturnType<typeof useTreeSelect>;
  readonly value: readonly string[];
}

const Mark = styled('span')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 18,
  height: 18,
  borderRadius: 4,
  fontSize: 14,
  lineHeight: 1,
  border: `1px solid ${theme.vars.palette.text.secondary}`,
  '&[data-state=all], &[data-state=some]': {
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
  },
}));

const Toggle = styled('button')({
  display: 'grid',
  placeItems: 'center',
  marginInlineStart: 'auto',
  width: 28,
  height: 28,
  padding: 0,
  border: 0,
  borderRadius: 6,
  color: 'inherit',
  background: 'transparent',
  cursor: 'pointer',
});

/** The other name that what was typed belongs to. */
const Alias = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const checkedOf = { all: true, some: 'mixed', none: false } as const;
const signOf: Record<RowState, string> = { all: '✓', some: '–', none: '' };

function GroupToggle({ row, onExpand }: { row: TreeRow; onExpand: (row: TreeRow, expanded: boolean) => void }) {
  const t = useUiText();
  const expanded = row.expanded === true;
  return (
    <Toggle
      type="button"
      tabIndex={-1}
      aria-label={t(expanded ? 'collapse' : 'expand', { label: row.label })}
      onClick={(event) => {
        event.stopPropagation();
        onExpand(row, !expanded);
      }}
    >
      {expanded ? <CollapseIcon fontSize="small" /> : <ExpandIcon fontSize="small" />}
    </Toggle>
  );
}

/** The rows of an open tree select. */
export function TreeRows({ id, tree, value }: TreeRowsProps) {
  return (
    <PopupList role="tree" id={id} aria-multiselectable="true">
      {tree.rows.map((row) => {
        const state = rowState(row, value);
        const isActive = row.key === tree.active?.key;
        return (
          <PopupOption
            key={row.key}
            id={`${id}-${row.key}`}
            role="treeitem"
            aria-label={row.match?.alias === undefined ? row.label : `${row.label}, ${row.match.alias}`}
            aria-level={row.level}
            aria-checked={checkedOf[state]}
            aria-expanded={row.expanded}
            data-active={isActive}
            ref={isActive ? scrollIntoList : null}
            onPointerMove={() => tree.pointAt(row)}
            onClick={() => tree.toggle(row)}
            sx={{ pl: 0.5 + row.level }}
          >
            <Mark data-state={state} aria-hidden>
              {signOf[state]}
            </Mark>
            <Matched text={row.label} filter={row.match?.alias === undefined ? tree.filter : ''} />
            {row.match?.alias !== undefined && (
              <Alias>
                <Matched text={row.match.alias} filter={tree.filter} />
              </Alias>
            )}
            {row.kind === 'group' && tree.filter === '' && <GroupToggle row={row} onExpand={tree.expand} />}
          </PopupOption>
        );
      })}
    </PopupList>
  );
}

const scrollIntoList = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
