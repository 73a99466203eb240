import type { FilterSubject, ReportRow } from '@listings/shared-machines';
import { MoreTexts, useText, VisuallyHidden } from '@listings/shared-ui';
import { useState } from 'react';
import { shownRowsTexts } from '../../messages/shown-rows.texts';

const catalogs = { reports: { shownRows: shownRowsTexts } };

interface ShownRowsProps {
  readonly subject: FilterSubject;
  /** Undefined while they are on their way: what was told stays until they are there. */
  readonly rows: readonly ReportRow[] | undefined;
}

const namesOf = (rows: readonly ReportRow[]) => JSON.stringify(rows.map(({ id }) => id).sort());

function Told({ subject, rows }: ShownRowsProps) {
  const t = useText('reports');
  // Rows that are there at first were asked for by nobody here.
  const [known, setKnown] = useState({ names: rows && namesOf(rows), count: 0, isTold: false });
  const { names, count, isTold } = known;
  const now = rows && namesOf(rows);
  if (rows && now !== names) setKnown({ names: now, count: rows.length, isTold: names !== undefined });
  // A new element for other rows: as many of them are told too.
  return (
    <VisuallyHidden role="status">
      {isTold && <span key={names}>{t(`shownRows.${subject}`, { count })}</span>}
    </VisuallyHidden>
  );
}

/** Tells a screen reader how many rows there are once a filter has changed which. */
export const ShownRows = (props: ShownRowsProps) => (
  <MoreTexts catalogs={catalogs}>
    <Told {...props} />
  </MoreTexts>
);
