import { amountText, deltaText, figureText, type FigureFormat, type Metric } from '@listings/shared-machines';
import type { Trend } from '@listings/shared-ui';
import { useMemo } from 'react';
import { usePage, useServerRead } from '@listings/shared-app';

/** How figures are written on this page. */
export interface FigureTexts {
  readonly figure: (metric: Metric, value: number) => string;
  /** An amount in the ads account's currency. */
  readonly amount: (amount: number) => string;
  readonly delta: (delta: number) => { readonly text: string; readonly trend: Trend };
  /** The currency of the ads account is not known yet. */
  readonly isPending: boolean;
}

const trendOf = (delta: number): Trend => (delta > 0 ? 'up' : delta < 0 ? 'down' : 'flat');

/** The same as long as the currency is. Figures in the store's number format, amounts in the ads account's currency. Source: O2.17, decisions 25. */
export function useFigureTexts(): FigureTexts {
  const { currency: store } = usePage().bootstrap;
  const { data: ads, isPending } = useServerRead('getAdsConnection');
  const adsCurrency = ads?.currency ?? null;
  return useMemo(() => {
    const format: FigureFormat = { store, adsCurrency };
    return {
      figure: (metric, value) => figureText(metric, value, format),
      amount: (amount) => amountText(amount, format),
      delta: (delta) => ({ text: deltaText(delta, store), trend: trendOf(delta) }),
      isPending,
    };
  }, [store, adsCurrency, isPending]);
}
