import { ApiError } from '@listings/shared-api/contract';
import { isMoney, type DateRange, type Metric, type ReportSort } from '@listings/shared-machines';
import { useFailureNotice, usePage, useServerRead } from '@listings/shared-sections';
import { Button, useText } from '@listings/shared-ui';
import { useState } from 'react';
import type { ReportView } from '../../hooks/use-report';
import type { ReportKind } from '../../hooks/use-report-read';

export interface DownloadButtonProps {
  readonly kind: ReportKind;
  readonly range: DateRange;
  readonly nameHeader: string;
  readonly report: ReportView;
  /** The columns that are shown. */
  readonly metrics: readonly Metric[];
  readonly sort: ReportSort;
}

/** Headers of the figures; amounts say their currency. */
function useFigureHeaders(): (metric: Metric) => string {
  const t = useText('reports');
  const { data: ads } = useServerRead('getAdsConnection');
  const currency = ads?.currency ?? null;
  return (metric) => `${t(`columns.${metric}`)}${isMoney(metric) && currency !== null ? ` (${currency})` : ''}`;
}

/** Downloads all rows of the report as they are filtered and sorted [S-11]. */
export function DownloadButton({ kind, range, nameHeader, report, metrics, sort }: DownloadButtonProps) {
  const t = useText('reports');
  const { api, notices } = usePage();
  const notifyFailure = useFailureNotice();
  const headerOf = useFigureHeaders();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadReport } = await import('./report-file');
      const headers = [nameHeader, ...metrics.map(headerOf)];
      const wish = { kind, days: range.primary, sort, report, metrics, headers, freeListings: t('freeListings') };
      await downloadReport(api, wish);
    } catch (error) {
      if (error instanceof ApiError)
        notifyFailure(kind === 'programs' ? 'getPaidProgramsReport' : 'getPaidProductsReport', error);
      else notices.show({ id: 'download', kind: 'error', text: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      loading={isBusy}
      disabled={report.rows === undefined || report.rows.length === 0}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
