import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SuccessIcon, ErrorIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { useOnline } from './use-online';
import { Spinner } from './spinner';

/** `idle`: nothing to show yet. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed';

export interface SaveIndicatorProps {
  readonly state: SaveState;
  /** Other words than “Saving…”, “Saved”, “Not saved”. */
  readonly texts?: Partial<Record<Exclude<SaveState, 'idle'>, string>> | undefined;
  readonly onRetry?: (() => void) | undefined;
}

const marks = {
  saving: <Spinner size={16} />,
  saved: <SuccessIcon color="success" fontSize="small" />,
  failed: <ErrorIcon color="error" fontSize="small" />,
} as const;

/** Saves what was not saved as soon as the browser is connected again. */
function useSavedLater({ state, onRetry }: SaveIndicatorProps, isOnline: boolean) {
  const retry = useEffectEvent(() => onRetry?.());
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (state === 'failed' && isOnline && !wasOnline.current) retry();
    wasOnline.current = isOnline;
  }, [state, isOnline]);
}

/** Shows the save status of changes, also to assistive technology; what was not saved offline is saved once online. */
export function SaveIndicator(props: SaveIndicatorProps) {
  const { state, texts, onRetry } = props;
  const t = useUiText();
  const isOnline = useOnline();
  useSavedLater(props, isOnline);
  const isLater = state === 'failed' && !isOnline && onRetry !== undefined;
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
          {isLater ? t('save.later') : (texts?.[state] ?? t(`save.${state}`))}
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
