import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState, type ReactNode } from 'react';
import { CollapseIcon, ExpandIcon } from '../icons';

export interface DisclosureProps {
  /** Its button has this id with `-button` behind it. */
  readonly id?: string | undefined;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  readonly defaultOpen?: boolean | undefined;
  /** Whether it is open, where something else decides it. */
  readonly open?: boolean | undefined;
  /** Called after each toggle. */
  readonly onToggle?: ((open: boolean) => void) | undefined;
}

/** A question that opens its answer. */
export function Disclosure(props: DisclosureProps) {
  const { title, children, headingLevel = 3, defaultOpen = false, onToggle } = props;
  const [isOpened, setOpen] = useState(defaultOpen);
  const ownId = useId();
  const { id = ownId, open = isOpened } = props;
  const toggle = () => {
    setOpen(!open);
    onToggle?.(!open);
  };
  return (
    <Box sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component={`h${headingLevel}`} sx={{ m: 0, typography: 'h4' }}>
        <ButtonBase
          id={`${id}-button`}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          sx={{
            width: '100%',
            gap: 2,
            px: 3,
            py: 1.75,
            font: 'inherit',
            textAlign: 'start',
            justifyContent: 'space-between',
          }}
        >
          {title}
          {open ? <CollapseIcon color="action" /> : <ExpandIcon color="action" />}
        </ButtonBase>
      </Box>
      <Box
        id={id}
        role="region"
        aria-labelledby={`${id}-button`}
        hidden={!open}
        sx={{ px: 3, pb: 2, typography: 'body2', animation: 'ui-rise var(--ui-swift)' }}
      >
        {children}
      </Box>
    </Box>
  );
}
