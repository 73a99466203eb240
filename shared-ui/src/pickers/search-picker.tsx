import Box from '@mui/material/Box';
import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useUiText } from '../i18n/text-context';
import { ControlBox, ControlInput } from '../forms/control';
import { Field, type FieldControl, type FieldProps } from '../forms/field';
import { fieldProps } from '../forms/field-props';
import { Matched, Popup, PopupList, PopupOption } from '../forms/popup';
import { TagList } from '../forms/tag-list';

/** Before "+ N more". */
const shownTags = 8;

export interface SearchPickerOption {
  readonly value: string;
  readonly label: string;
}

export interface SearchPickerProps extends Omit<FieldProps, 'children'> {
  /** Search text; the caller answers with `options`. */
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly options: readonly SearchPickerOption[];
  readonly searching?: boolean;
  /** Several can be chosen; they stand beneath and can be removed. */
  readonly multiple?: boolean;
  readonly chosen: readonly SearchPickerOption[];
  readonly onChange: (values: readonly string[]) => void;
  readonly placeholder?: string;
}

/** The open list and what the keys do to it. */
function useSearch({ search, onSearch, options, multiple = false, chosen, onChange }: SearchPickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const values = chosen.map(({ value }) => value);
  const choose = (option: SearchPickerOption | undefined) => {
    if (option === undefined) return;
    if (!multiple) onChange([option.value]);
    else
      onChange(
        values.includes(option.value) ? values.filter((one) => one !== option.value) : [...values, option.value],
      );
    onSearch('');
    if (!multiple) setOpen(false);
  };
  const type = (text: string) => {
    onSearch(text);
    setOpen(true);
    setActive(0);
  };
  const move = (step: number) => {
    if (!isOpen) setOpen(true);
    else setActive((active + step + options.length) % Math.max(1, options.length));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen) choose(options[active]);
    else if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  };
  const close = () => {
    setOpen(false);
    if (search !== '') onSearch('');
  };
  return { isOpen, active, setActive, values, choose, type, press, close, open: () => setOpen(true) };
}

type Search = ReturnType<typeof useSearch>;

function OptionList({ search, options, box, listId }: SearchPickerProps & { box: Search; listId: string }) {
  return (
    <PopupList role="listbox" id={listId}>
      {options.map((option, index) => (
        <PopupOption
          key={option.value}
          id={`${listId}-${index}`}
          role="option"
          aria-label={option.label}
          aria-selected={box.values.includes(option.value)}
          data-active={index === box.active}
          onPointerMove={() => box.setActive(index)}
          onClick={() => box.choose(option)}
        >
          <Matched text={option.label} filter={search.trim()} />
        </PopupOption>
      ))}
    </PopupList>
  );
}

/** State of the list while there is nothing to choose. */
function ListState({ searching = false, options }: SearchPickerProps) {
  const t = useUiText();
  if (options.length > 0) return null;
  return (
    <Box role="status" sx={{ px: 1.5, py: 1, color: 'text.secondary' }}>
      {searching ? t('loading') : t('noMatch')}
    </Box>
  );
}

interface SearchControlProps extends SearchPickerProps {
  readonly control: FieldControl;
  readonly input: RefObject<HTMLInputElement | null>;
}

function SearchControl({ control, input, ...props }: SearchControlProps) {
  const { search, chosen, multiple = false, placeholder } = props;
  const listId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const box = useSearch(props);
  const activeId = box.isOpen && props.options[box.active] ? `${listId}-${box.active}` : undefined;
  const resting = multiple ? '' : (chosen[0]?.label ?? '');
  return (
    <>
      <ControlBox ref={setAnchor} data-invalid={control['aria-invalid'] ?? false}>
        <ControlInput
          {...control}
          ref={input}
          role="combobox"
          aria-expanded={box.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          placeholder={(box.isOpen && resting !== '' ? resting : placeholder) ?? ''}
          value={box.isOpen ? search : resting}
          onChange={(event) => box.type(event.target.value)}
          onClick={box.open}
          onBlur={box.close}
          onKeyDown={box.press}
        />
      </ControlBox>
      {box.isOpen && (
        <Popup anchor={anchor}>
          <OptionList {...props} box={box} listId={listId} />
          <ListState {...props} />
        </Popup>
      )}
    </>
  );
}

/** One or several of more values than can be sent at once, found by a search that the caller answers. */
export function SearchPicker(props: SearchPickerProps) {
  const { multiple = false, chosen, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const remove = (value: string) => {
    onChange(chosen.map((one) => one.value).filter((one) => one !== value));
    // The button that had the focus goes with what it removes.
    input.current?.focus();
  };
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <>
          <SearchControl {...props} control={control} input={input} />
          {multiple && chosen.length > 0 && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 1 }}>
              <TagList
                tags={chosen.map(({ value, label }) => ({ code: value, label }))}
                limit={shownTags}
                disabled={false}
                onRemove={remove}
              />
            </Box>
          )}
        </>
      )}
    </Field>
  );
}
