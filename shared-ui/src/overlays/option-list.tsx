import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import type { SelectOption } from '../forms/select';

export interface OptionListProps {
  /** Names the list. */
  readonly label: string;
  readonly options: readonly SelectOption[];
  readonly value: string;
  /** Called for the option that is chosen already, too. */
  readonly onChoose: (value: string) => void;
}

/** One of a few values, all in sight; has the focus when it appears. Choosing is a press: arrows and letters only lead there. */
export function OptionList({ label, options, value, onChoose }: OptionListProps) {
  return (
    <MenuList role="listbox" aria-label={label} autoFocusItem variant="selectedMenu">
      {options.map((option) => (
        <MenuItem
          key={option.value}
          role="option"
          selected={option.value === value}
          aria-selected={option.value === value}
          disabled={option.disabled ?? false}
          onClick={() => onChoose(option.value)}
        >
          {option.label}
        </MenuItem>
      ))}
    </MenuList>
  );
}
