import type { MissingFreeListings, ReportValues } from '@listings/shared-machines';
import { LazyPart, retryLazy, Typography, useListText, useText } from '@listings/shared-ui';

/** Note on a source that failed in part, which is rare. */
const UndeliveredNote = retryLazy(() => import('./undelivered-note').then((module) => module.UndeliveredNote));

/** Names of the figures in which the free listings are missing for one reason. */
function useNamesOf(values: ReportValues): (why: MissingFreeListings) => string {
  const shared = useText('sections');
  const listText = useListText();
  return (why) =>
    listText(
      values
        .filter(({ missingFreeListingsData }) => missingFreeListingsData === why)
        .map(({ metric }) => shared(`reports.metrics.${metric}`)),
    );
}

/** Says in which figures the free listings are missing, and why; keeps its room until that is known [O2.18, O3.13]. */
export function MissingNote({ values }: { values: ReportValues }) {
  const t = useText('reports');
  const namesOf = useNamesOf(values);
  const [paidOnly, undelivered] = [namesOf(1), namesOf(2)];
  return (
    <Typography variant="caption" color="textSecondary" component="div" sx={{ minHeight: '1.66em' }}>
      {paidOnly !== '' && t('paidOnly', { metrics: paidOnly })}
      {undelivered !== '' && (
        <LazyPart>
          <UndeliveredNote metrics={undelivered} />
        </LazyPart>
      )}
    </Typography>
  );
}
