import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import { SuccessIcon, ErrorIcon } from '../icons';
import { useUiText } from '../i18n/text-context';

/** `idle`: nothing to show yet. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

export interface SaveIndicatorProps {
  readonly state: SaveState;
  /** Other words than “Saving…”, “Saved”, “Not saved”. */
  readonly texts?: Partial<Record<Exclude<SaveState, 'idle'>, string>> | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const marks = {
  saving: <CircularProgress size={16} color="inherit" aria-hidden />,
  saved: <SuccessIcon color="success" fontSize="small" />,
  failed: <ErrorIcon color="error" fontSize="small" />,
} as const;

/** Shows the save status of changes, also to assistive technology. */
export function SaveIndicator({ state, texts, onRetry }: SaveIndicatorProps) {
  const t = useUiText();
  return (
    <Box
      role="status"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 24,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      {state !== 'idle' && (
        <>
          {marks[state]}
          {texts?.[state] ?? t(`save.${state}`)}
        </>
      )}
      {state === 'failed' && onRetry && (
        <Link component="button" type="button" variant="body2" onClick={onRetry}>
          {t('retry')}
        </Link>
      )}
    </Box>
  );
}
