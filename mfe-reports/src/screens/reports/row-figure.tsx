import { rowFigure, type Figure, type ReportRow } from '@listings/shared-machines';
import type { FigureTexts } from '@listings/shared-sections';
import { LazyPart, retryLazy, useText } from '@listings/shared-ui';

/** Only rows without spend or clicks. */
const NoRatio = retryLazy(() => import('./no-ratio').then((module) => module.NoRatio));

export interface RowFigureProps {
  readonly row: ReportRow;
  readonly metric: Figure;
  /** Of the whole table: one of hundreds of cells asks for nothing itself. */
  readonly texts: FigureTexts;
}

/**
 * A figure of a row: a dash that reads 'Unavailable' where it cannot be given, one that reads the reason where there is
 * nothing to divide by [O2.18].
 */
export function RowFigure({ row, metric, texts }: RowFigureProps) {
  const t = useText('reports');
  const { value } = rowFigure(row, metric);
  if (value === undefined)
    return (
      <span role="img" aria-label={t('unavailable')}>
        {'\u2014'}
      </span>
    );
  if (value !== null) return texts.figure(metric, value);
  return (
    <LazyPart>
      <NoRatio metric={metric} />
    </LazyPart>
  );
}
