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
  readonly children: ReactNode;
}

/** A panel that comes in from the end of the line, for details beside a list. */
export function Drawer({ open, title, onClose, children }: DrawerProps) {
  const t = useUiText();
  const titleId = useId();
  return (
    <MuiDrawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId, sx: { width: 'min(480px, 100vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, px: 3, pt: 2.5, pb: 1.5 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, pt: 0.25 }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={t('close')} onClick={onClose} sx={{ mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ px: 3, pb: 3, overflowY: 'auto', typography: 'body2' }}>{children}</Box>
    </MuiDrawer>
  );
}
