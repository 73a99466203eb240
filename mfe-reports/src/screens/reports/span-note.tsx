import type { ChartSpan, Comparison, IntervalSpan } from '@listings/shared-machines';
import { MoreTexts, useText } from '@listings/shared-ui';
import { spanNoteTexts } from '../../messages/span-note.texts';

const catalogs = { reports: { spanNote: spanNoteTexts } };

interface SpanNoteProps {
  readonly spans: readonly IntervalSpan[];
  /** Spans of the earlier period beside them; absent without a comparison. */
  readonly earlier?: readonly (ChartSpan | null)[] | undefined;
  readonly comparison: Comparison;
}

function Note({ spans, earlier, comparison }: SpanNoteProps) {
  const t = useText('reports');
  const isDaily = spans.every(({ wholeDays }) => wholeDays === 1);
  const isShortened = spans.some(({ days, wholeDays }) => days < wholeDays);
  const isUneven = earlier !== undefined && spans.some(({ days }, index) => days !== earlier[index]?.days);
  const said = [
    ...(isDaily || earlier === undefined ? [] : [t(`spanNote.beside.${comparison}`)]),
    ...(isShortened ? [t('spanNote.shortened')] : []),
    ...(isUneven ? [t('spanNote.uneven')] : []),
  ];
  return said.join(' ');
}

/** Says what stands beside the points of a chart, and which of them are not whole [O2.23, O2.27]. */
export const SpanNote = (props: SpanNoteProps) => (
  <MoreTexts catalogs={catalogs}>
    <Note {...props} />
  </MoreTexts>
);
