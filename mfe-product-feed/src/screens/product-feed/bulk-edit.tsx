import { Box, Button, focusCause, PrimaryAction, Select, Typography, useText, type Reason } from '@listings/shared-ui';
import { useId } from 'react';
import { useFocusAfter } from '../../hooks/use-focus-after';
import type { ProductVisibility } from '../../hooks/use-product-visibility';

const nothing: ReadonlySet<string> = new Set();

/** Shows or hides all selected products, those of other pages too; disabled until there is something to do [O2.45]. */
export function BulkEdit({ visibility, tableId }: { visibility: ProductVisibility; tableId: string }) {
  const t = useText('productFeed');
  const selectId = useId();
  const { selected, choice, busy, choose, apply, select } = visibility;
  useFocusAfter(busy, tableId);
  const clear = () => {
    select(nothing);
    focusCause(tableId);
  };
  const reasons: Reason[] = [
    ...(selected.size === 0 ? [{ key: 'select', text: t('feed.bulk.selectReason'), targetId: tableId }] : []),
    ...(choice === null ? [{ key: 'choose', text: t('feed.bulk.chooseReason'), targetId: selectId }] : []),
  ];
  return (
    <Box
      role="group"
      aria-label={t('feed.bulk.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, px: 3, pb: 2 }}
    >
      <Box sx={{ flex: '0 1 240px', minWidth: 0 }}>
        <Select
          id={selectId}
          label={t('feed.bulk.choose')}
          labelHidden
          placeholder={t('feed.bulk.label')}
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
        {t('feed.bulk.apply')}
      </PrimaryAction>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: { sm: 40 } }}
      >
        {selected.size > 0 && (
          <>
            <Typography variant="body2">{t('feed.bulk.selected', { count: selected.size })}</Typography>
            <Button variant="text" size="small" onClick={clear}>
              {t('feed.bulk.clear')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
