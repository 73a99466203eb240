import { InlineNotice, RichText, useText } from '@listings/shared-ui';
import { DocumentationLink } from '../links/documentation-link';
import { usePage } from '../page/page.context';
import { useServerRead } from '../page/use-server-read';
import type { FigureScreen } from './use-date-range';

const help = 'https://support.google.com/google-ads/answer/9841530';

/** Warns when the connected ads account counts in another currency than the store. Source: O2.03. */
export function CurrencyNotice({ screen }: { readonly screen: FigureScreen }) {
  const t = useText('sections');
  const { bootstrap } = usePage();
  const { data: ads } = useServerRead('getAdsConnection');
  const store = bootstrap.currency.code;
  if (ads?.status !== 'connected' || ads.currency === null || ads.currency === store) return null;
  return (
    <InlineNotice tone="warning" title={t('reports.currency.title')}>
      <RichText
        namespace="sections"
        textKey="reports.currency.text"
        values={{ ads: ads.currency, store }}
        components={{ link: <DocumentationLink context={screen} linkId="setting-up-currency" href={help} /> }}
      />
    </InlineNotice>
  );
}
