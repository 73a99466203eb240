import type { DateRange, Figure, ReportSort } from '@listings/shared-machines';
import { useFailureNotice, usePage } from '@listings/shared-app';
import { Button, useText } from '@listings/shared-ui';
import { useState } from 'react';
import { useFigureHeaders } from '../../hooks/use-figure-headers';
import type { ReportView } from '../../hooks/use-report';
import type { ReportKind } from '../../hooks/use-report-read';
import { useRowName } from '../../hooks/use-row-name';

export interface DownloadButtonProps {
  readonly kind: ReportKind;
  readonly range: DateRange;
  readonly nameHeader: string;
  readonly report: ReportView;
  /** The columns that are shown. */
  readonly metrics: readonly Figure[];
  readonly sort: ReportSort;
}

/** Downloads all rows of the report as they are filtered and sorted [S-11]. */
export function DownloadButton({ kind, range, nameHeader, report, metrics, sort }: DownloadButtonProps) {
  const t = useText('reports');
  const { api, notices } = usePage();
  const notifyFailure = useFailureNotice();
  const shared = useText('sections');
  const headerOf = useFigureHeaders();
  const nameOf = useRowName();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const { downloadReport } = await import('./report-file');
      const headers = { name: nameHeader, figures: metrics.map(headerOf) };
      const wish = { kind, range, sort, report, metrics, headers, nameOf, shared };
      await downloadReport(api, wish, notifyFailure);
    } catch {
      notices.show({ id: 'download', kind: 'error', text: t('failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      loading={isBusy}
      disabled={!report.rows?.length}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
