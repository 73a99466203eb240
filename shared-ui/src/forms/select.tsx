import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import { ExpandIcon } from '../icons';
import { controlSurface } from './control';
import { Field, type FieldProps } from './field';
import { fieldProps } from './field-props';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectProps extends Omit<FieldProps, 'children'> {
  /** The chosen value; empty while nothing is chosen. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** Look of a control that shows a value and opens a choice. */
export const selectSurface = (theme: Theme) => ({
  ...controlSurface(theme),
  appearance: 'none' as const,
  width: '100%',
  minHeight: 'var(--ui-control, 40px)',
  paddingBlock: 7,
  paddingInline: '12px 36px',
  textOverflow: 'ellipsis',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 0 },
  '&[aria-invalid=true]': { borderColor: theme.vars.palette.error.main },
  '&:disabled': {
    backgroundColor: theme.vars.palette.action.disabledBackground,
    color: theme.vars.palette.text.disabled,
  },
});

/**
 * The browser's own select in the look of the other controls: it works with every keyboard, screen reader and phone.
 */
const NativeSelect = styled('select')(({ theme }) => selectSurface(theme));

/** The arrow at the end of a NativeSelect; both stand in a box with `position: relative`. */
export function SelectArrow() {
  return (
    <ExpandIcon
      color="action"
      sx={{ position: 'absolute', insetInlineEnd: 8, top: 'calc(50% - 12px)', pointerEvents: 'none' }}
    />
  );
}

/** One of a few values. For long lists with a search use Combobox. */
export function Select(props: SelectProps) {
  const { value, onChange, options, placeholder, disabled = false, name } = props;
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <Box sx={{ position: 'relative' }}>
          <NativeSelect
            {...control}
            name={name}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
          <SelectArrow />
        </Box>
      )}
    </Field>
  );
}
