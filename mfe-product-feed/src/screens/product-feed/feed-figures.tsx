import { areSameStatuses, figureStatuses, type FeedFigure } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { Box, focusCause, StatFigure, Typography, useText, type StatusTone } from '@listings/shared-ui';
import { formatNumber, wholeNumbers } from '@listings/shared-values';
import { useFeedPlace } from '../../hooks/use-feed';

const tones: Readonly<Record<FeedFigure, StatusTone>> = {
  active: 'success',
  expiring: 'warning',
  pending: 'info',
  disapproved: 'error',
  not_synced: 'neutral',
};

/** The figures in the order they are shown. */
export const statuses = Object.keys(tones) as readonly FeedFigure[];

const grid = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr))',
} as const;

const colorOf = (tone: StatusTone): string => (tone === 'neutral' ? 'text.secondary' : `${tone}.main`);

interface FigureProps {
  readonly figure: FeedFigure;
  readonly text: string;
  readonly tone: StatusTone;
  readonly tableId: string;
}

/** A count that filters the table by its products; once more, it takes the filter away. */
function Figure({ figure, text, tone, tableId }: FigureProps) {
  const t = useText('productFeed');
  const { hrefOf } = usePage().navigation;
  const { query, placeOf } = useFeedPlace();
  const own = figureStatuses[figure];
  const isOn = areSameStatuses(query.status, own);
  return (
    <Box
      component="a"
      href={hrefOf(placeOf({ status: isOn ? [] : own }))}
      aria-current={isOn || undefined}
      onClick={() => {
        if (!isOn) focusCause(tableId);
      }}
      sx={{
        display: 'block',
        px: 2,
        py: 1,
        height: '100%',
        borderRadius: 1,
        border: 1,
        borderColor: isOn ? colorOf(tone) : 'divider',
        // Carries its colour itself, so that it stands on the right side in either direction of writing.
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 4,
          bgcolor: colorOf(tone),
        },
        position: 'relative',
        overflow: 'hidden',
        bgcolor: isOn ? 'action.selected' : undefined,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <StatFigure label={t(`overview.${figure}`)} value={text} />
    </Box>
  );
}

/** What a refused account keeps from being shown. */
const approved: readonly FeedFigure[] = ['active', 'expiring'];

export interface FeedFiguresProps {
  readonly counts: Readonly<Record<FeedFigure, number>>;
  /** The products, to which a figure leads. */
  readonly tableId: string;
  /** The account is disapproved. */
  readonly isRefused: boolean;
}

/** The five counts, each leading to its products; a refused account lists none of them, however active [O2.41]. */
export function FeedFigures({ counts, tableId, isRefused }: FeedFiguresProps) {
  const t = useText('productFeed');
  const format = wholeNumbers(usePage().bootstrap.currency);
  const held = counts.active + counts.expiring;
  return (
    <div>
      <Box component="ul" aria-label={t('overview.caption')} sx={grid}>
        {statuses.map((figure) => (
          <li key={figure}>
            <Figure
              figure={figure}
              text={formatNumber(counts[figure], format)}
              tone={isRefused && approved.includes(figure) ? 'neutral' : tones[figure]}
              tableId={tableId}
            />
          </li>
        ))}
      </Box>
      {isRefused && held > 0 && (
        <Typography variant="body2" color="error" sx={{ mt: 1 }}>
          {t('overview.notListed', { count: held })}
        </Typography>
      )}
    </div>
  );
}
