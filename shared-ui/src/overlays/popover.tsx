import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import MuiPopover from '@mui/material/Popover';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { breakpoints } from '../theme/breakpoints';
import { Modal } from './modal';

export interface PopoverProps {
  /** Id that the control opening it has as `aria-controls`. */
  readonly id: string;
  /** Control above the popover; it gets the focus back. */
  readonly anchor: Element;
  readonly title: string;
  /** Closed by Escape or a press outside; on a small screen by a cross too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Choices over the page, beside what they belong to; a dialog of its own on a small screen. Moves nothing. */
export function Popover({ id, anchor, title, onClose, children }: PopoverProps) {
  const isSmall = useMediaQuery(`(max-width:${breakpoints.small - 0.05}px)`, { noSsr: true });
  if (isSmall)
    return (
      <Modal open title={title} onClose={onClose}>
        <div id={id}>{children}</div>
      </Modal>
    );
  return (
    <MuiPopover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      // It appears in its place: one that grows would move its buttons from under a pointer.
      slots={{ transition: Fade }}
      transitionDuration={150}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          elevation: 8,
          sx: { mt: 0.5, border: 1, borderColor: 'divider', borderRadius: 2, backgroundImage: 'none' },
        },
      }}
    >
      <Box id={id} sx={{ typography: 'body2' }}>
        {children}
      </Box>
    </MuiPopover>
  );
}
