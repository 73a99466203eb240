import { leastCompared, type Figure } from '@listings/shared-machines';
import type { FigureScreen } from '@listings/shared-sections';
import { Box, Button, LazyPart, MoreTexts, retryLazy, useFocusOnward, useText } from '@listings/shared-ui';
import { useId, useState } from 'react';
import type { ChosenRows } from '../../hooks/use-chosen-rows';
import { tableActionsTexts } from '../../messages/table-actions.texts';
import { DownloadButton, type DownloadButtonProps } from './download-button';

const ColumnBoxes = retryLazy(() => import('./column-boxes').then((module) => module.ColumnBoxes));

/** Reads what to do while there is nothing to compare yet [O2.13, O5.02]. */
function CompareButton({ chosen: { subject, ids, compare } }: { chosen: ChosenRows }) {
  const t = useText('reports');
  const isReady = ids.length >= leastCompared;
  return (
    <Button variant="outlined" size="small" disabled={!isReady} onClick={compare}>
      {t(isReady ? 'compare.button' : `compare.${subject}`)}
    </Button>
  );
}

export interface TableActionsProps {
  readonly metrics: readonly Figure[];
  readonly screen: FigureScreen;
  /** The columns that are shown. */
  readonly shown: readonly Figure[];
  readonly chosen: ChosenRows;
  readonly download: Omit<DownloadButtonProps, 'metrics'>;
}

function Actions({ screen, metrics, shown, chosen, download }: TableActionsProps) {
  const t = useText('reports');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  // The comparison is a report of its own: what was pressed goes with this one.
  const going = useFocusOnward<HTMLDivElement>();
  return (
    <>
      <Box ref={going} sx={{ display: 'flex', displayPrint: 'none', flexWrap: 'wrap', gap: 1, px: 3, pb: 1 }}>
        <CompareButton chosen={chosen} />
        <Button
          variant="text"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t('choosing.button')}
        </Button>
        <DownloadButton {...download} metrics={shown} />
        <Button variant="text" size="small" disabled={!download.report.rows?.length} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Box>
      {isOpen && (
        <LazyPart>
          <ColumnBoxes id={id} screen={screen} metrics={metrics} shown={shown} />
        </LazyPart>
      )}
    </>
  );
}

const catalogs = { reports: tableActionsTexts };

/** Actions on the rows: compare, choose columns, download as a file, print [O2.13]. */
export const TableActions = (props: TableActionsProps) => (
  <MoreTexts catalogs={catalogs}>
    <Actions {...props} />
  </MoreTexts>
);
