import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type ReactNode } from 'react';
import { svgIcon } from '../icons/svg-icon';

const MoreIcon = svgIcon(
  'More',
  'M12 8c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2',
);

export interface ActionMenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly onSelect: () => void;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
}

export interface ActionMenuProps {
  /** Purpose of the menu; names its button. */
  readonly label: string;
  readonly items: readonly ActionMenuItem[];
}

/** Further actions behind one button. */
export function ActionMenu({ label, items }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const open = anchor !== null;
  const choose = (item: ActionMenuItem) => {
    setAnchor(null);
    item.onSelect();
  };
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu id={id} anchorEl={anchor} open={open} onClose={() => setAnchor(null)}>
        {items.map((item) => (
          <MenuItem
            key={item.key}
            disabled={item.disabled ?? false}
            onClick={() => choose(item)}
            sx={item.danger ? { color: 'error.main' } : undefined}
          >
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
