import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TrendDownIcon, TrendUpIcon } from '../icons';
import { useUiText } from '../i18n/text-context';
import { VisuallyHidden } from '../layout/visually-hidden';

export type Trend = 'up' | 'down' | 'flat';

export interface FigureDelta {
  readonly text: string;
  readonly trend: Trend;
  /** The direction that is good news; neither is with `flat`. `up` where it is absent. */
  readonly good?: Trend;
}

export interface StatFigureProps {
  readonly label: ReactNode;
  /** The formatted figure. */
  readonly value?: ReactNode;
  /** Change against the time before, formatted, and where it points. */
  readonly delta?: FigureDelta | undefined;
  /** Beneath the figure, such as the former value. */
  readonly note?: ReactNode;
  readonly loading?: boolean | undefined;
  /** Shows that there is no such figure, instead of the value. */
  readonly unavailable?: boolean | undefined;
}

function Delta({ text, trend, good = 'up' }: FigureDelta) {
  const t = useUiText();
  const Icon = trend === 'up' ? TrendUpIcon : TrendDownIcon;
  const tone = good === 'flat' ? 'inherit' : trend === good ? 'success' : 'error';
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, typography: 'body2', color: 'text.secondary' }}
    >
      {trend !== 'flat' && <Icon fontSize="inherit" color={tone} />}
      <VisuallyHidden>{t(`trend.${trend}`)} </VisuallyHidden>
      <bdi>{text}</bdi>
    </Box>
  );
}

/** One figure with its label and its change. */
export function StatFigure({ label, value, delta, note, loading = false, unavailable = false }: StatFigureProps) {
  const t = useUiText();
  return (
    <Box sx={{ minWidth: 0 }} aria-busy={loading}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ paddingRight: 'var(--figure-corner, 0px)', overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {label}
      </Typography>
      {loading ? (
        <Skeleton width={96} height={36} />
      ) : (
        <Typography
          component="span"
          sx={{
            display: 'block',
            minHeight: 36,
            // A container may set the size that fits: smaller rather than broken.
            fontSize: 'clamp(1rem, var(--figure-fit, 1.5rem), 1.5rem)',
            lineHeight: 1.5,
            fontWeight: 700,
            letterSpacing: '-0.015em',
            fontVariantNumeric: 'tabular-nums',
            overflowWrap: 'anywhere',
          }}
          color={unavailable ? 'textSecondary' : undefined}
        >
          <bdi>{unavailable ? t('unavailable') : value}</bdi>
        </Typography>
      )}
      {note !== undefined && (
        <>
          {/* A figure without a change keeps the room, so that figures side by side stand alike. */}
          <Box sx={{ minHeight: 24 }}>{!loading && !unavailable && delta && <Delta {...delta} />}</Box>
          <Typography variant="caption" color="textSecondary" component="div">
            {note}
          </Typography>
        </>
      )}
    </Box>
  );
}
