import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../actions/button';
import { ErrorIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { useFocusOnward } from './use-focus-onward';

export interface ErrorStateProps {
  readonly title?: string | undefined;
  readonly message: string;
  /** Id by which the log names the failure. */
  readonly supportId?: string | undefined;
  /** Shows Retry. */
  readonly onRetry?: (() => void) | undefined;
}

/** Replaces content that could not be read: the failure, and Retry. Announced when it appears. */
export function ErrorState({ title, message, supportId, onRetry }: ErrorStateProps) {
  const t = useUiText();
  const going = useFocusOnward<HTMLDivElement>();
  return (
    <Box ref={going} role="alert" sx={{ display: 'flex', gap: 2, p: 3, alignItems: 'flex-start' }}>
      <ErrorIcon color="error" />
      <Box sx={{ minWidth: 0 }}>
        {title !== undefined && (
          <Typography variant="h3" component="p" sx={{ mb: 0.5 }}>
            {title}
          </Typography>
        )}
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
        {supportId !== undefined && (
          <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
            {t('supportId', { id: supportId })}
          </Typography>
        )}
        {onRetry && (
          <Button variant="outlined" size="small" onClick={onRetry} sx={{ mt: 1.5 }}>
            {t('retry')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
