import { amountText, deltaText, figureText, type Figure, type FigureFormat } from '@listings/shared-machines';
import type { FigureDelta } from '@listings/shared-ui';
import { useMemo } from 'react';
import { usePage, useServerRead } from '@listings/shared-app';

/** Formatters of figures for this page. */
export interface FigureTexts {
  readonly figure: (metric: Figure, value: number) => string;
  /** An amount in the ads account's currency. */
  readonly amount: (amount: number) => string;
  /** A change, and whether it is good news. */
  readonly delta: (metric: Figure, delta: number) => FigureDelta;
  /** The currency of the ads account is not known yet. */
  readonly isPending: boolean;
}

/** That more or less is spent is neither good nor bad; a click is better cheap. */
const goodOf = (metric: Figure): FigureDelta['trend'] =>
  metric === 'spend' ? 'flat' : metric === 'costPerClick' ? 'down' : 'up';

/** A change that is written as 0 has no direction. */
const trendOf = (delta: number): FigureDelta['trend'] => (delta >= 0.05 ? 'up' : delta <= -0.05 ? 'down' : 'flat');

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
      delta: (metric, delta) => ({
        text: deltaText(delta, store),
        trend: trendOf(delta),
        good: goodOf(metric),
      }),
      isPending,
    };
  }, [store, adsCurrency, isPending]);
}
