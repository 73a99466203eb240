import { LazyPart, retryLazy } from '@listings/shared-ui';
import { usePage, useServerRead } from '@listings/shared-app';
import type { FigureScreen } from './use-date-range';

/** Most stores count in one currency: only the others fetch the warning. */
const CurrencyWarning = retryLazy(() => import('./currency-warning').then((module) => module.CurrencyWarning));

/** Warns when the connected ads account counts in another currency than the store. Source: O2.03. */
export function CurrencyNotice({ screen }: { readonly screen: FigureScreen }) {
  const { bootstrap } = usePage();
  const { data: ads } = useServerRead('getAdsConnection');
  const store = bootstrap.currency.code;
  if (ads?.status !== 'connected' || ads.currency === null || ads.currency === store) return null;
  return (
    <LazyPart>
      <CurrencyWarning screen={screen} ads={ads.currency} store={store} />
    </LazyPart>
  );
}
