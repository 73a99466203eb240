import { isComparison } from '@listings/shared-machines';
import { LazyPart, LazyPlace, retryLazy, useLater } from '@listings/shared-ui';
import { ReportParts } from './report-parts';
import type { ReportBodyProps } from './report-parts.types';

/** Only who compares pays for it. */
const ComparedReport = retryLazy(() => import('./compared-report').then((module) => module.ComparedReport));

/** Nothing of it is to be seen or told before the report is there. */
const AfterReport = retryLazy(() => import('./after-report').then((module) => module.AfterReport));

/** Figures, chart and rows of a report; side by side what is compared [O2.11, O2.13, O2.14, O2.16]. */
export function ReportBody(props: ReportBodyProps) {
  const { report } = props;
  // What changes the report comes after it.
  const hasTools = useLater((report.rows ?? report.failed) !== undefined);
  const plain = <ReportParts {...props} hasTools={hasTools} />;
  return (
    <>
      {isComparison(props.filter.filter) ? (
        <LazyPlace fallback={plain}>
          <ComparedReport {...props} hasTools={hasTools} Parts={ReportParts} />
        </LazyPlace>
      ) : (
        plain
      )}
      {hasTools && (
        <LazyPart>
          <AfterReport {...props} />
        </LazyPart>
      )}
    </>
  );
}
