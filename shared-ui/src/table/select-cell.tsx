import { Checkbox } from '../forms/checkbox';
import { roles } from './roles';

interface SelectCellProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly header?: boolean | undefined;
  readonly indeterminate?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** The checkbox of a row, or of all rows. */
export function SelectCell({ header = false, ...checkbox }: SelectCellProps) {
  const Tag = header ? 'th' : 'td';
  return (
    <Tag
      {...roles[header ? 'columnheader' : 'cell']}
      scope={header ? 'col' : undefined}
      width="48"
      data-select
      data-label={checkbox.label}
    >
      <Checkbox {...checkbox} labelHidden />
    </Tag>
  );
}
