import type { ProductFeedItem } from '@listings/shared-api/contract';
import {
  Box,
  Button,
  focusCause,
  MoreTexts,
  PrimaryAction,
  Select,
  Typography,
  useText,
  type Reason,
} from '@listings/shared-ui';
import { useId } from 'react';
import { bulkBarTexts } from '../../messages/bulk-bar.texts';
import { useFocusAfter } from '../../hooks/use-focus-after';
import type { EarlyWishes, VisibilityActor } from '../../hooks/use-picked-products';
import { useProductVisibility } from '../../hooks/use-product-visibility';

import { FeedActions } from './feed-actions';

export interface BulkEditProps {
  /** Products as the server holds them now. */
  readonly fresh: readonly ProductFeedItem[] | null;
  readonly early: EarlyWishes;
  /** Called with the machine that the table follows from now on. */
  readonly onActor: (actor: VisibilityActor) => void;
  readonly tableId: string;
}

const catalogs = { productFeed: { bulkBar: bulkBarTexts } };

/** Shows or hides all selected products, those of other pages too; disabled until there is something to do [O2.45]. */
export function BulkEdit(props: BulkEditProps) {
  return (
    <MoreTexts catalogs={catalogs}>
      <Bar {...props} />
    </MoreTexts>
  );
}

function Bar({ fresh, early, onActor, tableId }: BulkEditProps) {
  const t = useText('productFeed');
  const selectId = useId();
  const { selected, choice, busy, choose, apply, clear } = useProductVisibility(fresh, early, onActor);
  useFocusAfter(busy, tableId);
  const letGo = () => {
    clear();
    focusCause(tableId);
  };
  const reasons: Reason[] = [
    ...(selected === 0 ? [{ key: 'select', text: t('bulkBar.selectReason'), targetId: tableId }] : []),
    ...(choice === null ? [{ key: 'choose', text: t('bulkBar.chooseReason'), targetId: selectId }] : []),
  ];
  return (
    <Box
      role="group"
      aria-label={t('bulkBar.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, px: 3, pb: 2 }}
    >
      <Box sx={{ flex: '0 1 240px', minWidth: 0 }}>
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
        loading={busy}
        reasons={busy ? [] : reasons}
        // No reasons are shown before the admin has begun.
        reasonsShown={reasons.length === 1}
        onClick={apply}
      >
        {t('bulkBar.apply')}
      </PrimaryAction>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: { sm: 40 } }}
      >
        {selected > 0 && (
          <>
            <Typography variant="body2">{t('bulkBar.selected', { count: selected })}</Typography>
            <Button variant="text" size="small" onClick={letGo}>
              {t('bulkBar.clear')}
            </Button>
          </>
        )}
      </Box>
      <FeedActions />
    </Box>
  );
}
