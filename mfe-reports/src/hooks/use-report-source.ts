import type { ReportSource } from '@listings/shared-machines';
import { useLocation, usePage, useParam, useServerRead } from '@listings/shared-app';

export interface ReportSourceView {
  /** Undefined while it is not known whether there is a paid one. */
  readonly source: ReportSource | undefined;
  readonly canChoose: boolean;
  readonly choose: (source: ReportSource) => void;
}

/** Source of product figures: the one in the URL, else paid; always free without an enabled campaign [O2.10, O2.15]. */
export function useReportSource(): ReportSourceView {
  const { bootstrap, navigation } = usePage();
  const { path, params } = useLocation();
  const asked = useParam('report-source', ['paid', 'free']);
  const campaigns = useServerRead('listCampaigns', {}, { enabled: bootstrap.adsSetupComplete ?? true });
  const canChoose = campaigns.data?.some(({ status }) => status === 'enabled') ?? false;
  return {
    source: campaigns.isLoading ? undefined : canChoose ? (asked ?? 'paid') : 'free',
    canChoose,
    choose: (source) => navigation.to({ path, params: { ...params, 'report-source': source } }),
  };
}
