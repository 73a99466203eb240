import { useMomentText } from '@listings/shared-app';
import type { ProductEvent } from '@listings/shared-api/contract';
import { Box, useText } from '@listings/shared-ui';
import type { whyTexts } from '../../messages/why.texts';

type HistoryKey = Exclude<keyof typeof whyTexts.history, 'title' | 'caption' | 'none'>;

const known: readonly HistoryKey[] = [
  'sent',
  'shown',
  'hidden',
  'changed',
  'approved',
  'partially_approved',
  'expiring',
  'pending',
  'disapproved',
  'has-errors',
  'not_synced',
];

/** What became of a product, the newest first; what this version does not know is left out. */
export function ProductHistory({ history }: { history: readonly ProductEvent[] }) {
  const t = useText('productFeed');
  const moment = useMomentText();
  const entries = history.flatMap(({ at, event }, place) => {
    const key = known.find((one) => one === event);
    return key === undefined ? [] : [{ at, key, id: `${place}` }];
  });
  if (entries.length === 0) return <p>{t('why.history.none')}</p>;
  return (
    <Box component="ol" aria-label={t('why.history.caption')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {entries.map(({ id, at, key }) => (
        <Box
          component="li"
          key={id}
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2, py: 0.5 }}
        >
          <span>{t(`why.history.${key}`)}</span>
          <Box component="time" dateTime={new Date(at * 1000).toISOString()} sx={{ color: 'text.secondary' }}>
            {moment(at * 1000)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
