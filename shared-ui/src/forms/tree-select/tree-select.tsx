import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { useId, useMemo, useRef, useState } from 'react';
import { useUiText } from '../../i18n/text-context';
import { VisuallyHidden } from '../../layout/visually-hidden';
import { breakpoints } from '../../theme/breakpoints';
import { ControlBox, ControlInput } from '../control';
import { Field, type FieldControl, type FieldProps } from '../field';
import { fieldProps } from '../field-props';
import { Popup } from '../popup';
import { TagList } from '../tag-list';
import { TreeRows } from './tree-rows';
import { rowState, type TreeSelectGroup } from './tree-select.rules';
import { useTreeSelect } from './use-tree-select';

export type { TreeSelectGroup, TreeSelectOption } from './tree-select.rules';

export interface TreeSelectProps extends Omit<FieldProps, 'children'> {
  readonly groups: readonly TreeSelectGroup[];
  /** Codes of the options chosen. */
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** Label of the row that chooses everything; no such row when absent. */
  readonly allLabel?: string | undefined;
  /** Characters to type before the list is filtered. */
  readonly filterMinLength?: number | undefined;
  /** Tags shown before “+ N more”: below `large`, and from there up. */
  readonly tagLimits?: { readonly small: number; readonly large: number } | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Several options out of groups of options, found by typing or by opening groups, shown as tags. Source: S2.29, S9.07. */
export function TreeSelect(props: TreeSelectProps) {
  return <Field {...fieldProps(props)}>{(control) => <TreeSelectControl {...props} control={control} />}</Field>;
}

const DEFAULT_TAG_LIMITS = { small: 5, large: 10 };

function useTags({ groups, value, tagLimits = DEFAULT_TAG_LIMITS }: TreeSelectProps) {
  const isLarge = useMediaQuery(`(min-width:${breakpoints.large}px)`, { noSsr: true });
  const tags = useMemo(() => {
    const labels = new Map(
      groups.flatMap((group) => group.options.map((option) => [option.code, option.label] as const)),
    );
    return value.map((code) => ({ code, label: labels.get(code) ?? code }));
  }, [groups, value]);
  return {
    tags,
    limit: isLarge ? tagLimits.large : tagLimits.small,
  };
}

function TreeSelectControl({ control, ...props }: TreeSelectProps & { control: FieldControl }) {
  const { groups, value, onChange, allLabel, filterMinLength = 3, placeholder, disabled = false } = props;
  const t = useUiText();
  const treeId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const tree = useTreeSelect({ groups, value, onChange, allLabel, filterMinLength, disabled });
  const { tags, limit } = useTags(props);
  const remove = useEventCallback((code: string) => {
    onChange(value.filter((chosen) => chosen !== code));
    input.current?.focus();
  });
  const missing = filterMinLength - tree.typed.trim().length;
  const named = tree.active?.match !== undefined && rowState(tree.active, value) === 'none' ? tree.active : undefined;
  return (
    <>
      <ControlBox
        ref={setAnchor}
        data-invalid={control['aria-invalid'] ?? false}
        data-disabled={disabled}
        sx={{ flexWrap: 'wrap', py: 0.5, gap: 0.75 }}
      >
        <TagList tags={tags} limit={limit} disabled={disabled} onRemove={remove} />
        <ControlInput
          {...control}
          ref={input}
          role="combobox"
          aria-haspopup="tree"
          aria-expanded={tree.open}
          aria-controls={treeId}
          aria-activedescendant={tree.open && tree.active ? `${treeId}-${tree.active.key}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          disabled={disabled}
          placeholder={placeholder !== undefined && value.length === 0 ? placeholder : undefined}
          value={tree.typed}
          onChange={(event) => tree.type(event.target.value)}
          onClick={tree.show}
          onBlur={tree.hide}
          onKeyDown={tree.press}
          sx={{ flex: '1 1 96px', py: 0.5 }}
        />
      </ControlBox>
      <VisuallyHidden aria-live="polite">{t('selected', { count: value.length })}</VisuallyHidden>
      {tree.open && (
        <Popup anchor={anchor}>
          {tree.typed.trim() !== '' && missing > 0 && (
            <Box sx={{ px: 1.5, py: 1, typography: 'caption', color: 'text.secondary' }}>
              {named !== undefined && <Box>{t('takeNamed', { label: named.label })}</Box>}
              <Box>{t('typeMore', { count: missing })}</Box>
            </Box>
          )}
          <TreeRows id={treeId} tree={tree} value={value} />
          {tree.rows.length === 0 && <Box sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>{t('noMatch')}</Box>}
        </Popup>
      )}
    </>
  );
}
