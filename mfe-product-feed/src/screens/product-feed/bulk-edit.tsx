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
import type { ProductVisibility } from '../../hooks/use-product-visibility';

const nothing: ReadonlySet<string> = new Set();

export interface BulkEditProps {
  readonly visibility: ProductVisibility;
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

function Bar({ visibility, tableId }: BulkEditProps) {
  const t = useText('productFeed');
  const selectId = useId();
  const { selected, choice, busy, choose, apply, select } = visibility;
  useFocusAfter(busy, tableId);
  const clear = () => {
    select(nothing);
    focusCause(tableId);
  };
  const reasons: Reason[] = [
    ...(selected.size === 0 ? [{ key: 'select', text: t('bulkBar.selectReason'), targetId: tableId }] : []),
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
        {selected.size > 0 && (
          <>
            <Typography variant="body2">{t('bulkBar.selected', { count: selected.size })}</Typography>
            <Button variant="text" size="small" onClick={clear}>
              {t('bulkBar.clear')}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
