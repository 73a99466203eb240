import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MuiDrawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { noticePlace } from '../feedback/notice-place';
import { useUiText } from '../i18n/text-context';
import { breakpoints } from '../theme/breakpoints';
import { useFocusAfterArrival } from './use-focus-after-arrival';

export interface DrawerProps {
  readonly open: boolean;
  readonly title: ReactNode;
  readonly onClose: () => void;
  /** Buttons at the foot; the main one last. */
  readonly actions?: ReactNode;
  /** Width in pixels where the screen has it: `small` 480, `medium` 600; a phone is filled. */
  readonly size?: 'small' | 'medium' | undefined;
  /** On a phone it comes from below and is as high as its content, instead of filling it. */
  readonly isSheet?: boolean | undefined;
  readonly children: ReactNode;
}

const widths = { small: 480, medium: 600 } as const;

/** Room that notices take from the other side of the page. */
const besideNotices = noticePlace.margin + noticePlace.width;

/** A panel that comes in from the end of the line, for details beside a list. */
export function Drawer({ open, title, onClose, actions, size = 'small', isSheet = false, children }: DrawerProps) {
  const t = useUiText();
  const titleId = useId();
  useFocusAfterArrival();
  const isSmall = useMediaQuery(`(max-width:${breakpoints.small - 0.05}px)`, { noSsr: true });
  const isLow = isSheet && isSmall;
  return (
    <MuiDrawer
      anchor={isLow ? 'bottom' : 'right'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: {
            // As dark as every other surface of the page in the dark scheme.
            backgroundImage: 'none',
            // Where notices stand above it its buttons stay clear of them.
            [`@media (max-width:${besideNotices + widths[size] - 0.05}px)`]: {
              paddingBottom: 'var(--ui-notices-room, 0px)',
            },
            ...(isLow
              ? { maxHeight: '85dvh', borderRadius: '16px 16px 0 0' }
              : { width: `min(${widths[size]}px, 100vw)` }),
          },
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
            bgcolor: 'var(--ui-soft)',
          }}
        >
          {actions}
        </Box>
      )}
    </MuiDrawer>
  );
}
