import { useFocusAfter, useMay } from '@listings/shared-app';
import {
  Box,
  Button,
  focusCause,
  LazyPlace,
  MoreTexts,
  PrimaryAction,
  retryLazy,
  Select,
  Typography,
  useText,
  useFormats,
  type Reason,
} from '@listings/shared-ui';
import { savedViewsTexts } from '@listings/shared-sections';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { bulkBarTexts } from '../../messages/bulk-bar.texts';
import type { EarlyWishes, VisibilityActor } from '../../hooks/use-picked-products';
import { useProduct } from '../../hooks/use-product';
import { useProductReason } from '../../hooks/use-product-reason';
import { useProductVisibility, type ProductVisibility } from '../../hooks/use-product-visibility';
import { useWholeSelection, type WholeSelection } from '../../hooks/use-whole-selection';
import type { Feed } from '../../hooks/use-feed';
import { FeedActions } from './feed-actions';
import { Line, ProgressLine } from './progress-line';

const HideAllModal = retryLazy(() => import('./hide-all.modal').then((module) => module.HideAllModal));

export interface BulkEditProps {
  readonly feed: Feed;
  readonly early: EarlyWishes;
  /** Called with the machine that the table follows from now on. */
  readonly onActor: (actor: VisibilityActor) => void;
  readonly tableId: string;
}

const catalogs = { productFeed: { bulkBar: bulkBarTexts }, sections: { views: savedViewsTexts } };

/** Shows or hides all selected products, those of other pages too; disabled until there is something to do [O2.45]. */
export function BulkEdit(props: BulkEditProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Bar {...props} />
    </MoreTexts>
  );
}

interface WholeProps {
  readonly feed: Feed;
  readonly whole: WholeSelection;
}

/** How far the reading of all that match is. */
function WholeLine({ feed, whole }: WholeProps) {
  const t = useText('productFeed');
  const { number } = useFormats();
  if (whole.read === null) return null;
  return (
    <Line>
      {t('bulkBar.reading', { count: whole.read, total: number(feed.total ?? 0) })}
      <Button variant="text" size="small" onClick={whole.stop}>
        {t('bulkBar.stop')}
      </Button>
    </Line>
  );
}

/** Offers all that match once the page is selected, in the line that says how many are: a line of its own would move the table. */
function WholeOffer({ feed, whole }: WholeProps) {
  const t = useText('productFeed');
  return (
    <Button variant="text" size="small" onClick={whole.take}>
      {t(feed.isNarrowed ? 'bulkBar.selectMatching' : 'bulkBar.selectAll', { count: feed.total ?? 0 })}
    </Button>
  );
}

const barLooks = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 2,
  rowGap: 1,
  px: 3,
  pb: 2,
  '@media print': { p: 0, '& > :not([data-paper])': { display: 'none' } },
} as const;

/** Room for what is told of the selection and of a change: the table below stays in its place as it comes and goes. */
const toldLooks = { flex: '1 0 100%', minHeight: { xs: 96, sm: 64, lg: 40 } } as const;

interface SelectionLineProps {
  readonly text: string | null;
  /** What is missing before it can be applied. */
  readonly missing: Reason | undefined;
  readonly onClear: () => void;
  /** All that match, where they may be selected. */
  readonly offer: ReactNode;
}

const lineLooks = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const;

/** How many are selected, and what is missing; what is missing yields to the offer where both need a second line. */
function SelectionLine({ text, missing, onClear, offer }: SelectionLineProps) {
  const t = useText('productFeed');
  return (
    <Box sx={lineLooks}>
      <Box role="status" sx={lineLooks}>
        {text !== null && (
          <>
            <Typography variant="body2">{text}</Typography>
            <Button variant="text" size="small" onClick={onClear}>
              {t('bulkBar.clear')}
            </Button>
            {offer}
          </>
        )}
      </Box>
      {/* Said by its button, which it describes: as part of the status each choice would say the selection again. */}
      {missing !== undefined && (
        <Button
          variant="text"
          size="small"
          sx={offer ? { display: { xs: 'none', xl: 'inline-flex' } } : undefined}
          onClick={() => focusCause(missing.targetId ?? '')}
        >
          {missing.text}
        </Button>
      )}
    </Box>
  );
}

/** Applies at once, but for a choice that takes all products out of the listings: that is asked about first. */
function useApply({ choice, selected, apply }: ProductVisibility, isWhole: boolean) {
  const [isAsking, setAsking] = useState(false);
  const end = () => setAsking(false);
  const confirm = () => {
    end();
    apply();
  };
  return {
    press: () => (isWhole && choice === false ? setAsking(true) : apply()),
    question: isAsking && (
      <LazyPlace fallback={null}>
        <HideAllModal count={selected} onConfirm={confirm} onCancel={end} />
      </LazyPlace>
    ),
  };
}

/** The product whose page is open, as the server holds it now, where the table's page does not have it. */
function useOpenedProduct(rows: Feed['rows']): Feed['rows'] | null {
  const { id } = useProductReason();
  const isKnown = rows.some((row) => row.id === id);
  const { data, isSuccess, isFetching } = useProduct(id, isKnown);
  return isKnown || !isSuccess || isFetching ? null : data.products;
}

function Bar({ feed, early, onActor, tableId }: BulkEditProps) {
  const t = useText('productFeed');
  const selectId = useId();
  const [names] = useState(() => new Map<number, string>());
  const opened = useOpenedProduct(feed.rows);
  const nameOf = useCallback(
    (id: number) => names.get(id) ?? [...feed.rows, ...(opened ?? [])].find((row) => row.id === id)?.title ?? '',
    [names, feed.rows, opened],
  );
  const fresh = { rows: feed.isFresh ? feed.rows : null, opened };
  const visibility = useProductVisibility(fresh, early, onActor, nameOf);
  const { selected, choice, busy, choose, clear, progress } = visibility;
  const whole = useWholeSelection(feed, visibility.actor, names);
  const isReading = whole.read !== null;
  const applying = useApply(visibility, whole.isWhole);
  useFocusAfter(busy, tableId);
  useFocusAfter(isReading, selectId);
  const letGo = () => {
    clear();
    focusCause(tableId);
  };
  const refusals = useMay()('updateProductVisibility');
  const reasons: readonly Reason[] =
    refusals.length > 0
      ? refusals
      : [
          ...(selected === 0 ? [{ key: 'select', text: t('bulkBar.selectReason'), targetId: tableId }] : []),
          ...(choice === null ? [{ key: 'choose', text: t('bulkBar.chooseReason'), targetId: selectId }] : []),
        ];
  return (
    <Box role="group" aria-label={t('bulkBar.label')} sx={barLooks}>
      <Box sx={{ flex: '0 1 260px', minWidth: 0 }}>
        <Select
          id={selectId}
          label={t('bulkBar.choose')}
          labelHidden
          placeholder={t('bulkBar.label')}
          value={choice === null ? '' : choice ? 'shown' : 'hidden'}
          options={[
            { value: 'shown', label: t('feed.shown') },
            { value: 'hidden', label: t('feed.hidden') },
          ]}
          onChange={(value) => choose(value === 'shown')}
        />
      </Box>
      <PrimaryAction
        variant="outlined"
        loading={busy || isReading}
        reasons={busy ? [] : reasons}
        reasonsShown={refusals.length === 1}
        onClick={applying.press}
      >
        {t('bulkBar.apply')}
      </PrimaryAction>
      {applying.question}
      <FeedActions query={feed.query} isEmpty={!feed.total} />
      <Box sx={toldLooks}>
        <SelectionLine
          text={
            selected === 0 ? null : t(whole.isOnly ? 'bulkBar.allSelected' : 'bulkBar.selected', { count: selected })
          }
          // Nothing is missing before the admin has begun.
          missing={refusals.length === 0 && reasons.length === 1 && !busy ? reasons[0] : undefined}
          onClear={letGo}
          offer={whole.isOffered && !isReading && <WholeOffer feed={feed} whole={whole} />}
        />
        <WholeLine feed={feed} whole={whole} />
        <ProgressLine progress={progress} onStop={visibility.stop} />
      </Box>
    </Box>
  );
}
