import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { afterPress } from '../actions/after-press';
import { Button } from '../actions/button';
import { undoKeys } from '../actions/undo-keys';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { noticePlace } from './notice-place';
import { Spinner } from './spinner';
import { useDelayed } from './use-delayed';
import { useFocusBack } from './use-focus-back';

export interface NoticeItem {
  readonly id: string;
  readonly kind: 'error' | 'success' | 'info';
  readonly text: string;
  /** Something is under way: stays, with a spinner, until its sender takes it away. */
  readonly waiting?: boolean | undefined;
  /** Stays until it is dismissed. */
  readonly stays?: boolean | undefined;
  readonly action?:
    | {
        readonly label: string;
        readonly run: () => void;
        /** It takes back what the notice tells of, by the keys for that too. */
        readonly isUndo?: boolean | undefined;
      }
    | undefined;
  /** Beneath the text. */
  readonly more?: ReactNode;
}

export interface NoticeStackProps {
  /** Id of the stack in the document. */
  readonly id?: string | undefined;
  readonly notices: readonly NoticeItem[];
  readonly onDismiss: (id: string) => void;
  /** Milliseconds after which a notice that is neither an error nor waiting closes; ten seconds with an action. */
  readonly hideAfter?: number | undefined;
}

/** Milliseconds after which a screen reader knows of the regions: it is told what comes into them, not what came with them. */
const KNOWN_AFTER = 100;

const icons = { error: ErrorIcon, success: SuccessIcon, info: InfoIcon } as const;

function NoticeMark({ notice }: { notice: NoticeItem }) {
  const Icon = icons[notice.kind];
  return notice.waiting ? <Spinner size={18} /> : <Icon color={notice.kind} fontSize="small" />;
}

/** Goes by itself, but not while it is pointed at or holds the focus. */
function useHideAfter(notice: NoticeItem, held: boolean, hideAfter: number, onDismiss: (id: string) => void) {
  const stays = held || notice.kind === 'error' || notice.waiting === true || notice.stays === true;
  // A replaced notice is a new object: its time starts anew.
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => onDismiss(notice.id), notice.action ? 10_000 : hideAfter);
    return () => clearTimeout(timer);
  }, [stays, notice, hideAfter, onDismiss]);
}

function NoticeCard({
  notice,
  onDismiss,
  hideAfter,
}: {
  notice: NoticeItem;
  onDismiss: (id: string) => void;
  hideAfter: number;
}) {
  const t = useUiText();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useHideAfter(notice, isPointed || isFocused, hideAfter, onDismiss);
  const { action } = notice;
  return (
    <Box
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderRadius: '12px',
        border: 1,
        borderColor: notice.kind === 'info' ? 'divider' : `${notice.kind}.main`,
        backgroundColor: 'background.paper',
        boxShadow: 'var(--ui-lifted)',
        animation: 'ui-rise var(--ui-swift)',
        pointerEvents: 'auto',
      }}
    >
      <NoticeMark notice={notice} />
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
        {notice.text}
        {action && (
          <Link
            component="button"
            type="button"
            variant="body2"
            aria-keyshortcuts={action.isUndo ? undoKeys : undefined}
            onClick={() => {
              // The press may take it away, and with it the focus, of which nobody is told.
              setFocused(false);
              action.run();
            }}
            sx={{ display: 'block', mt: 0.5 }}
          >
            {action.label}
          </Link>
        )}
        {notice.more}
      </Box>
      {notice.waiting !== true && (
        <IconButton
          size="small"
          aria-label={t('dismiss')}
          onClick={() => onDismiss(notice.id)}
          sx={{ my: -0.5, mr: -0.75 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}

function Region({ role, children }: { role: 'alert' | 'status'; children: ReactNode }) {
  return (
    <Box role={role} aria-atomic="false" aria-relevant="additions text" sx={column}>
      {children}
    </Box>
  );
}

/** Keeps the stack audible: a modal hides everything beside it from assistive technology. */
function useNeverHidden(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const observer = new MutationObserver(() => {
      if (shown.getAttribute('aria-hidden') === 'true') shown.removeAttribute('aria-hidden');
    });
    observer.observe(shown, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, [element]);
}

function setRoom(room: string) {
  document.body.style.paddingBottom = room;
  document.documentElement.style.scrollPaddingBottom = room;
  document.documentElement.style.setProperty('--ui-notices-room', room);
}

/**
 * Makes room at the foot of the page and of modals, so that what lies beneath the notices can be scrolled clear of them. A
 * modal moves by that: never while a pointer is held down on one of its buttons.
 */
function useRoomBeneath(element: RefObject<HTMLElement | null>, isEmpty: boolean) {
  useLayoutEffect(() => {
    afterPress(() => {
      const height = isEmpty ? 0 : (element.current?.offsetHeight ?? 0);
      setRoom(height === 0 ? '' : `${height + 2 * noticePlace.margin}px`);
    });
  });
  useLayoutEffect(() => () => setRoom(''), []);
}

/** Of more notices than these the stack has half the window at most, and one button takes all away. */
const FEW = 2;

const column = { display: 'flex', flexDirection: 'column', gap: 1 } as const;

/** Room within what scrolls for the shadows of its cards, as wide as there is beside it and no wider than the gap above. */
const shadowRoom = { xs: '8px', sm: `${noticePlace.margin}px` };
const beyond = { xs: '-8px', sm: `-${noticePlace.margin}px` };

const manyLooks = {
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  paddingInline: shadowRoom,
  marginInline: beyond,
  paddingBottom: shadowRoom,
  marginBottom: beyond,
  paddingTop: '8px',
  marginTop: '-8px',
  // What scrolls out of sight at the top fades, shadow and all, within the room above the first card.
  maskImage: 'linear-gradient(to bottom, transparent, black 8px)',
} as const;

const dismissAllLooks = {
  alignSelf: 'flex-end',
  flexShrink: 0,
  pointerEvents: 'auto',
  backgroundColor: 'background.paper',
  '&:hover': { backgroundColor: 'background.paper' },
} as const;

/** Takes away all that may be taken away. */
function DismissAll({ notices, onDismiss }: Pick<NoticeStackProps, 'notices' | 'onDismiss'>) {
  const t = useUiText();
  const dismissable = notices.filter(({ waiting }) => waiting !== true);
  const dismissAll = () => dismissable.forEach(({ id }) => onDismiss(id));
  return (
    <Button variant="outlined" size="small" onClick={dismissAll} sx={dismissAllLooks}>
      {t('dismissAll', { count: dismissable.length })}
    </Button>
  );
}

/** The page's notices, at the foot: errors are alerts and stay until dismissed, the others are spoken politely and go. */
export function NoticeStack({ id, notices: given, onDismiss, hideAfter = 6000 }: NoticeStackProps) {
  const notices = useDelayed(KNOWN_AFTER) ? given : [];
  const stack = useRef<HTMLElement>(null);
  const list = useRef<HTMLElement>(null);
  useNeverHidden(stack);
  const focusBack = useFocusBack(notices);
  const { length } = notices;
  const areMany = length > FEW;
  useRoomBeneath(stack, length === 0);
  // The latest is the one in sight: farther down than any number of them is high.
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = length * 10_000;
  }, [length]);
  const cards = (errors: boolean) =>
    notices
      .filter((notice) => (notice.kind === 'error') === errors)
      .map((notice) => <NoticeCard key={notice.id} notice={notice} onDismiss={onDismiss} hideAfter={hideAfter} />);
  return createPortal(
    <Box
      id={id}
      ref={stack}
      {...focusBack}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetBlockEnd: { xs: 8, sm: noticePlace.margin },
        insetInlineStart: { xs: 8, sm: noticePlace.margin },
        width: { xs: 'calc(100% - 16px)', sm: noticePlace.width },
        ...column,
        ...(areMany && { maxHeight: '50dvh' }),
        pointerEvents: 'none',
      }}
    >
      {areMany && <DismissAll notices={notices} onDismiss={onDismiss} />}
      <Box ref={list} sx={areMany ? { ...column, ...manyLooks } : column}>
        <Region role="alert">{cards(true)}</Region>
        <Region role="status">{cards(false)}</Region>
      </Box>
    </Box>,
    document.body,
  );
}
