import { foldText } from '@listings/shared-values';
import Box from '@mui/material/Box';
import { memo, useId, useState, type KeyboardEvent } from 'react';
import { ExpandIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { ControlBox, ControlInput } from './control';
import { Field, type FieldControl, type FieldProps } from './field';
import { fieldProps } from './field-props';
import { Matched, Popup, PopupList, PopupOption } from './popup';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
  /** Further words it is found by. */
  readonly keywords?: string | undefined;
}

export interface ComboboxProps extends Omit<FieldProps, 'children'> {
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  readonly options: readonly ComboboxOption[];
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const matches = (option: ComboboxOption, filter: string) =>
  foldText(`${option.label} ${option.keywords ?? ''}`).includes(foldText(filter.trim()));

/** State of the open list, its active row, and the key handlers of both. */
function useCombobox({ value, onChange, options, disabled = false }: ComboboxProps) {
  const [filter, setFilter] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const open = filter !== null;
  const visible = open ? options.filter((option) => matches(option, filter)) : [];
  const selected = options.find((option) => option.value === value);
  const show = () => {
    if (disabled || open) return;
    setFilter('');
    setActive(
      Math.max(
        0,
        options.findIndex((option) => option.value === value),
      ),
    );
  };
  const close = () => setFilter(null);
  const choose = (option: ComboboxOption | undefined) => {
    if (option) onChange(option.value);
    close();
  };
  const type = (text: string) => {
    setFilter(text);
    setActive(0);
  };
  const move = (step: number) =>
    open ? setActive((active + step + visible.length) % Math.max(1, visible.length)) : show();
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && open) choose(visible[active]);
    else if (event.key === 'Escape' && open) {
      close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  return { filter: filter ?? '', open, visible, active, setActive, selected, show, close, choose, type, press };
}

/** One of many values, found by typing. */
export const Combobox = memo(function Combobox(props: ComboboxProps) {
  return <Field {...fieldProps(props)}>{(control) => <ComboboxControl {...props} control={control} />}</Field>;
});

function ComboboxControl({ control, ...props }: ComboboxProps & { control: FieldControl }) {
  const { placeholder, disabled = false } = props;
  const t = useUiText();
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useCombobox(props);
  const activeId = box.open && box.visible[box.active] ? `${listId}-${box.active}` : undefined;
  return (
    <>
      <ControlBox ref={setAnchor} data-invalid={control['aria-invalid'] ?? false} data-disabled={disabled}>
        <ControlInput
          {...control}
          role="combobox"
          aria-expanded={box.open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          disabled={disabled}
          placeholder={(box.open ? box.selected?.label : placeholder) ?? ''}
          value={box.open ? box.filter : (box.selected?.label ?? '')}
          onChange={(event) => box.type(event.target.value)}
          onClick={box.show}
          onBlur={box.close}
          onKeyDown={box.press}
        />
        <ExpandIcon color="action" aria-hidden />
      </ControlBox>
      {box.open && (
        <Popup anchor={anchor}>
          <PopupList role="listbox" id={listId}>
            {box.visible.map((option, index) => (
              <PopupOption
                key={option.value}
                id={`${listId}-${index}`}
                role="option"
                aria-label={option.label}
                aria-selected={option.value === props.value}
                data-active={index === box.active}
                ref={index === box.active ? scrollIntoList : null}
                onPointerMove={() => box.setActive(index)}
                onClick={() => box.choose(option)}
              >
                <Matched text={option.label} filter={box.filter.trim()} />
              </PopupOption>
            ))}
          </PopupList>
          {box.visible.length === 0 && <Box sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>{t('noMatch')}</Box>}
        </Popup>
      )}
    </>
  );
}

const scrollIntoList = (element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' });
