import { columnsOfQuery, feedColumns, withColumns, type FeedColumn } from '@listings/shared-machines';
import { useLocation, usePage } from '@listings/shared-app';
import { Box, Button, Checkbox, useText } from '@listings/shared-ui';
import { useId, useState } from 'react';

/** A checkbox for each column that can be chosen; the last one that is shown stays. */
function ColumnBoxes({ id }: { id: string }) {
  const t = useText('productFeed');
  const { navigation, tracking } = usePage();
  const { path, params = {} } = useLocation();
  const shown = columnsOfQuery(params, feedColumns);
  const toggle = (column: FeedColumn, isOn: boolean) => {
    const next = feedColumns.filter((one) => (one === column ? isOn : shown.includes(one)));
    tracking.record('gla_table_header_toggle', { report: 'product-feed', column, status: isOn ? 'on' : 'off' });
    navigation.to({ path, params: withColumns(params, next, feedColumns) }, { replace: true });
  };
  return (
    <Box
      component="fieldset"
      id={id}
      sx={{ flex: '1 0 100%', display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, m: 0, p: 0, border: 0 }}
    >
      <Box component="legend" sx={{ typography: 'body2', fontWeight: 600, pb: 0.5 }}>
        {t('bulkBar.columnsLegend')}
      </Box>
      {feedColumns.map((column) => {
        const isShown = shown.includes(column);
        return (
          <Checkbox
            key={column}
            label={t(`feed.columns.${column}`)}
            checked={isShown}
            disabled={isShown && shown.length === 1}
            onChange={(isOn) => toggle(column, isOn)}
          />
        );
      })}
    </Box>
  );
}

/** Actions on the table as a whole: what it shows. */
export function FeedActions() {
  const t = useText('productFeed');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        sx={{ minHeight: 40, marginInlineStart: 'auto' }}
        onClick={() => setOpen(!isOpen)}
      >
        {t('bulkBar.columns')}
      </Button>
      {isOpen && <ColumnBoxes id={id} />}
    </>
  );
}
