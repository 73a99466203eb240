import { isComparison } from '@listings/shared-machines';
import { retryLazy } from '@listings/shared-ui';
import { Suspense } from 'react';
import { ReportParts } from './report-parts';
import type { ReportPartsProps } from './report-parts.types';

/** Only who compares pays for it. */
const ComparedReport = retryLazy(() => import('./compared-report').then((module) => module.ComparedReport));

/** Figures, chart and rows of a report; side by side what is compared [O2.11, O2.13, O2.14, O2.16]. */
export function ReportBody(props: ReportPartsProps) {
  const plain = <ReportParts {...props} />;
  if (!isComparison(props.filter.filter)) return plain;
  return (
    <Suspense fallback={plain}>
      <ComparedReport {...props} Parts={ReportParts} />
    </Suspense>
  );
}
