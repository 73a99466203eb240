import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, Fragment, memo, use, useCallback, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { CloseIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { Form } from '../layout/form';
import { breakpoints } from '../theme/breakpoints';
import { useFocusAfterArrival } from './use-focus-after-arrival';

export interface ModalProps {
  readonly open: boolean;
  readonly title: ReactNode;
  /** Closed by the cross, Escape or a press outside. */
  readonly onClose: () => void;
  /** Something is on its way: cannot be closed. */
  readonly busy?: boolean | undefined;
  /** ModalActions; null where there are none any more. */
  readonly actions?: ReactNode;
  /** Widest, in pixels: `small` 440, `medium` 600, `large` 840. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** What it shows gets lower or higher by itself: its lower edge stays where it is, and with it the buttons. */
  readonly grounded?: boolean | undefined;
  readonly children: ReactNode;
}

/** Notices stand above a modal: its buttons stay clear of them. */
const clearOfNotices = { paddingBottom: 'var(--ui-notices-room, 0px)' };

const widths = { small: 440, medium: 600, large: 840 } as const;

const paper = { width: '100%', backgroundImage: 'none', boxShadow: 'var(--ui-lifted)' } as const;

const ground = 'max(32px, 50dvh - 13rem)';

/** Near the middle with a few lines; higher with more, up to the upper edge. */
const onGround = { alignSelf: 'flex-end', mb: ground, maxHeight: `calc(100dvh - 32px - ${ground})` } as const;

/** As high as its content, at the lower edge of a small screen, where thumbs are. */
const sheet = {
  ...paper,
  m: 0,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - 24px)',
  borderRadius: '16px 16px 0 0',
  paddingBottom: 'max(var(--ui-notices-room, 0px), env(safe-area-inset-bottom, 0px))',
} as const;

interface Held extends Pick<ModalProps, 'title' | 'actions' | 'children'> {
  readonly titleId: string;
  readonly busy: boolean;
  readonly close: () => void;
}

const HeldContext = createContext<Held | null>(null);

/** What a modal holds: it alone is drawn anew with what is typed into it. */
function HeldContent() {
  const t = useUiText();
  const held = use(HeldContext);
  if (held === null) return null;
  const { title, actions, children, titleId, busy, close } = held;
  // Whether there is a form does not change while it is open. Fields beside them have no form of their own.
  const Body = actions === undefined ? Fragment : Form;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2, px: 3, pt: 2.5, pb: 1.5 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: 1, pt: 0.25 }}>
          {title}
        </Typography>
        <IconButton size="small" aria-label={t('close')} onClick={close} disabled={busy} sx={{ mr: -1 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Body>
        <Box sx={{ px: 3, pb: 2.5, overflowY: 'auto', flex: 1, typography: 'body2' }}>{children}</Box>
        {actions !== undefined && actions !== null && (
          <Box
            sx={{
              display: 'flex',
              px: { xs: 2, sm: 3 },
              py: { xs: 1.5, sm: 2 },
              borderTop: 1,
              borderColor: 'divider',
              bgcolor: 'var(--ui-soft)',
            }}
          >
            {actions}
          </Box>
        )}
      </Body>
    </>
  );
}

type FrameProps = Required<Pick<ModalProps, 'open' | 'size' | 'grounded'>> & Pick<Held, 'titleId' | 'busy' | 'close'>;

/** Memoised: the library's dialog, backdrop and transition cost far more than the field that somebody types into. */
const Frame = memo(function Frame({ open, size = 'medium', grounded, titleId, busy, close }: FrameProps) {
  const isSmall = useMediaQuery(`(max-width:${breakpoints.small - 0.05}px)`, { noSsr: true });
  return (
    <Dialog
      open={open}
      onClose={close}
      aria-labelledby={titleId}
      aria-busy={busy}
      maxWidth={false}
      slotProps={{
        container: { sx: isSmall ? { alignItems: 'flex-end' } : clearOfNotices },
        paper: {
          sx: isSmall ? sheet : { ...paper, maxWidth: widths[size], borderRadius: '16px', ...(grounded && onGround) },
        },
      }}
    >
      <HeldContent />
    </Dialog>
  );
});

/** A dialog over the page. Keeps the focus inside and gives it back when it closes; a sheet on small screens. */
export function Modal({ open, title, onClose, busy = false, actions, size, grounded, children }: ModalProps) {
  const titleId = useId();
  useFocusAfterArrival();
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = () => {
      if (!busy) onClose();
    };
  });
  const close = useCallback(() => latest.current(), []);
  return (
    <HeldContext value={{ title, actions, children, titleId, busy, close }}>
      <Frame open={open} size={size} grounded={grounded} titleId={titleId} busy={busy} close={close} />
    </HeldContext>
  );
}
