import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiDrawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { useUiText } from '../i18n/text-context';

export interface DrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons at the foot; the main one last. */
  readonly actions?: ReactNode;
  /** Width in pixels where the screen has it: `small` 480, `medium` 600; a phone is filled. */
  readonly size?: 'small' | 'medium' | undefined;
  readonly children: ReactNode;
}

const widths = { small: 480, medium: 600 } as const;

/** A panel that comes in from the end of the line, for details beside a list. */
export function Drawer({ open, title, onClose, actions, size = 'small', children }: DrawerProps) {
  const t = useUiText();
  const titleId = useId();
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          // Notices stand above it: its buttons stay clear of them.
          sx: { width: `min(${widths[size]}px, 100vw)`, paddingBottom: 'var(--ui-notices-room, 0px)' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, px: { xs: 2, sm: 3 }, pt: 2.5, pb: 1.5 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, pt: 0.25 }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={t('close')} onClick={onClose} sx={{ mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      {/* Scrolls by the keyboard, also where nothing in it can have the focus. */}
      <Box
        role="group"
        aria-labelledby={titleId}
        tabIndex={0}
        sx={{ px: { xs: 2, sm: 3 }, pb: 3, overflowY: 'auto', flex: 1, typography: 'body2' }}
      >
        {children}
      </Box>
      {actions !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'flex-end',
            gap: 1.5,
            px: { xs: 2, sm: 3 },
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {actions}
        </Box>
      )}
    </MuiDrawer>
  );
}
