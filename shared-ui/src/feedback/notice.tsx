import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTheme, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { CloseIcon, ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { useFocusOnward } from './use-focus-onward';

export type NoticeTone = 'error' | 'warning' | 'info' | 'success';

export interface InlineNoticeProps {
  readonly tone: NoticeTone;
  readonly title?: ReactNode;
  readonly children: ReactNode;
  /** Links or buttons beneath the text. */
  readonly actions?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly onDismiss?: (() => void) | undefined;
  /** Announced when it appears: `alert` at once (the default for errors), `status` when there is time, `none` for a notice that is there from the start. */
  readonly announce?: 'alert' | 'status' | 'none' | undefined;
}

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon, success: SuccessIcon } as const;

const surface = (theme: Theme, tone: NoticeTone) => ({
  border: 1,
  borderColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 40%, ${theme.vars.palette.background.paper})`,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette[tone].main} 7%, ${theme.vars.palette.background.paper})`,
});

/** A notice inside the content, beside what it is about. */
export function InlineNotice({ tone, title, children, actions, onRetry, onDismiss, announce }: InlineNoticeProps) {
  const t = useUiText();
  const theme = useTheme();
  const Icon = icons[tone];
  const live = announce ?? (tone === 'error' ? 'alert' : 'none');
  const going = useFocusOnward<HTMLDivElement>();
  return (
    <Box
      ref={going}
      role={live === 'none' ? undefined : live}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        borderRadius: '10px',
        alignItems: 'flex-start',
        ...surface(theme, tone),
      }}
    >
      <Icon color={tone} fontSize="small" sx={{ mt: '1px' }} />
      <Box sx={{ flex: 1, minWidth: 0, typography: 'body2', overflowWrap: 'anywhere', '& p': { m: 0 } }}>
        {title !== undefined && <Box sx={{ fontWeight: 600, mb: 0.25 }}>{title}</Box>}
        <div>{children}</div>
        {(actions !== undefined || onRetry) && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1, alignItems: 'center' }}>
            {onRetry && (
              <Button size="small" variant="outlined" color="inherit" onClick={onRetry}>
                {t('retry')}
              </Button>
            )}
            {actions}
          </Box>
        )}
      </Box>
      {onDismiss && (
        <IconButton size="small" aria-label={t('dismiss')} onClick={onDismiss} sx={{ my: -0.5, mr: -0.5 }}>
          <CloseIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
