import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Field, type FieldProps } from './field';
import { fieldProps } from './field-props';
import { SelectArrow, selectSurface } from './select';

export interface SelectButtonProps extends Omit<FieldProps, 'children'> {
  /** Chosen value, in words. */
  readonly value: string;
  readonly isOpen: boolean;
  /** Id of the element it opens. */
  readonly controls: string;
  /** Opens a dialog to choose in. */
  readonly onOpen: (opener: HTMLElement) => void;
  /** The pointer is over it: what it opens may be fetched. */
  readonly onApproach?: () => void;
}

const Surface = styled('button')(({ theme }) => ({
  ...selectSurface(theme),
  textAlign: 'start',
  cursor: 'pointer',
}));

/** Shows what is chosen as a Select does, and opens a dialog to choose in: for what a list of words cannot offer. */
export function SelectButton(props: SelectButtonProps) {
  const { value, isOpen, controls, onOpen, onApproach } = props;
  return (
    <Field {...fieldProps(props)}>
      {(control) => (
        <Box sx={{ position: 'relative' }}>
          <Surface
            {...control}
            type="button"
            role="combobox"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-controls={controls}
            onClick={(event) => onOpen(event.currentTarget)}
            onPointerEnter={onApproach}
          >
            {value}
          </Surface>
          <SelectArrow />
        </Box>
      )}
    </Field>
  );
}
