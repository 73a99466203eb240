import type { MissingFreeListings, ReportValues } from '@listings/shared-machines';
import { LazyPart, MoreTexts, PanelFooter, retryLazy, Typography, useListText, useText } from '@listings/shared-ui';
import { missingTexts } from '../../messages/missing.texts';

const catalogs = { reports: { missing: missingTexts } };

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

function Note({ values }: { values: ReportValues }) {
  const t = useText('reports');
  const namesOf = useNamesOf(values);
  const [paidOnly, undelivered] = [namesOf(1), namesOf(2)];
  if (paidOnly === '' && undelivered === '') return null;
  return (
    <PanelFooter>
      <Typography variant="caption" color="textSecondary" component="div">
        {paidOnly !== '' && t('missing.paidOnly', { metrics: paidOnly })}
        {undelivered !== '' && (
          <LazyPart>
            <UndeliveredNote metrics={undelivered} />
          </LazyPart>
        )}
      </Typography>
    </PanelFooter>
  );
}

/** Says under the rows, once, in which figures the free listings are missing, and why [O2.18, O3.13]. */
export const MissingNote = (props: { values: ReportValues }) => (
  <MoreTexts catalogs={catalogs}>
    <Note {...props} />
  </MoreTexts>
);
