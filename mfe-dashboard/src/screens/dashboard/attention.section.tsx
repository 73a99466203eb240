import { attentionOf, type AttentionItem } from '@listings/shared-machines';
import { setMark, useMomentText } from '@listings/shared-app';
import {
  Box,
  Button,
  MoreTexts,
  Panel,
  SuccessIcon,
  Typography,
  useMediaQuery,
  useText,
  useTheme,
  WarningIcon,
} from '@listings/shared-ui';
import { useEffect, useId, useState } from 'react';
import type { DashboardView } from '../../hooks/use-dashboard';
import { useStoreFacts, type StoreFactsView } from '../../hooks/use-store-facts';
import { attentionTexts } from '../../messages/attention.texts';
import { attentionRoom, calmMark } from '../../hooks/use-attention-room';
import { AttentionEntry } from './attention-entry';

export interface AttentionSectionProps {
  readonly view: DashboardView;
  /** The room that was kept is that of one line. */
  readonly isLow: boolean;
}

const small = { minHeight: 24, py: 0 } as const;

/** So many stand side by side; the first ones are the worst. */
function useRoom(): number {
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'));
  const isMedium = useMediaQuery(breakpoints.up('sm'));
  return isWide ? 4 : isMedium ? 2 : 1;
}

/** Note that some facts could not be read, with a button to try again. */
function Unchecked({ isRetrying, retry }: Pick<StoreFactsView, 'isRetrying' | 'retry'>) {
  const t = useText('dashboard');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', color: 'text.secondary' }}>
      {t('attention.partial')}
      <Button size="small" variant="text" loading={isRetrying} onClick={retry} sx={small}>
        {t('attention.retry')}
      </Button>
    </Box>
  );
}

/** One small line. */
function Nothing({ view }: { view: StoreFactsView }) {
  const t = useText('dashboard');
  const moment = useMomentText()(view.checkedAt);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }} role="status">
      {!view.isPartial && (
        <>
          <SuccessIcon color="success" fontSize="small" />
          <Typography variant="body2">{t('attention.none')}</Typography>
        </>
      )}
      <Typography variant="caption" color="textSecondary">
        {t('attention.checked', { moment })}
      </Typography>
      {view.isPartial && <Unchecked {...view} />}
    </Box>
  );
}

interface EntriesProps {
  readonly facts: StoreFactsView;
  readonly items: readonly AttentionItem[];
  /** Only one line is shown until the admin expands the list. */
  readonly isLow: boolean;
}

function Entries({ facts, items, isLow }: EntriesProps) {
  const t = useText('dashboard');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const room = useRoom();
  const atFirst = isLow ? 0 : room;
  const shown = isOpen ? items : items.slice(0, atFirst);
  const columns = Math.min(room, Math.max(items.length, Math.min(room, 3)));
  // The button is higher on a phone: with it, the strip has the room that is kept.
  const pt = isLow ? 0.5 : { xs: 0.75, sm: 1.5 };
  return (
    <Panel role="group" aria-labelledby={titleId} sx={isLow ? {} : { minHeight: attentionRoom }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 3, pt, pb: 0.5, minHeight: 42 }}>
        {isLow && <WarningIcon color="warning" fontSize="small" />}
        <Typography id={titleId} variant="h4" component="h2" sx={{ flex: 1 }}>
          {t('attention.title')}
        </Typography>
        {(items.length > atFirst || (facts.isPartial && items.length >= room)) && (
          <Button size="small" variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={small}>
            {isOpen ? t('attention.showLess') : t('attention.showAll', { count: items.length })}
          </Button>
        )}
      </Box>
      {shown.length > 0 && (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            m: 0,
            px: 3,
            pb: 1.5,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {shown.map((item) => (
            <AttentionEntry key={item.cause} item={item} />
          ))}
          {facts.isPartial && (isOpen || items.length < room) && (
            <Box component="li">
              <Unchecked {...facts} />
            </Box>
          )}
        </Box>
      )}
    </Panel>
  );
}

function Section({ view, isLow }: AttentionSectionProps) {
  const facts = useStoreFacts(view);
  const items = attentionOf(facts.facts);
  const isCalm = items.length === 0;
  const isKnown = !facts.isPending;
  useEffect(() => {
    if (isKnown) setMark(calmMark, isCalm);
  }, [isKnown, isCalm]);
  if (!isKnown) return null;
  return isCalm ? <Nothing view={facts} /> : <Entries facts={facts} items={items} isLow={isLow} />;
}

const catalogs = { dashboard: { attention: attentionTexts } };

/**
 * Matters that need the admin's attention, the worst first, each with its consequence and one action; small when there
 * are none.
 */
export function AttentionSection(props: AttentionSectionProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Section {...props} />
    </MoreTexts>
  );
}
