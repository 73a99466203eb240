import { isComparison } from '@listings/shared-machines';
import { LaterPart, LaterPlace, LazyPlace, retryLazy } from '@listings/shared-ui';
import { ReportParts } from './report-parts';
import type { ReportBodyProps } from './report-parts.types';

/** Only who compares pays for it. */
const ComparedReport = retryLazy(() => import('./compared-report').then((module) => module.ComparedReport));

/** Only for paper. */
const PrintedFilter = retryLazy(() => import('./after-report').then((module) => module.PrintedFilter));

/** Nothing of it is to be seen or told before the report is there. */
const AfterReport = retryLazy(() => import('./after-report').then((module) => module.AfterReport));

/** Figures, chart and rows of a report; side by side what is compared [O2.11, O2.13, O2.14, O2.16]. */
export function ReportBody(props: ReportBodyProps) {
  const { report } = props;
  const plain = <ReportParts {...props} />;
  // What changes the report comes after it.
  return (
    <LaterPlace settled={(report.rows ?? report.failed) !== undefined}>
      <LaterPart>
        <PrintedFilter screen={props.screen} />
      </LaterPart>
      {isComparison(props.filter.filter) ? (
        <LazyPlace fallback={plain}>
          <ComparedReport {...props} Parts={ReportParts} />
        </LazyPlace>
      ) : (
        plain
      )}
      <LaterPart>
        <AfterReport {...props} />
      </LaterPart>
    </LaterPlace>
  );
}
