import { drawing } from '../values/seed.rules';
import type { Figures } from './figures.rules';

/** Orders of the store on a day; revenue in minor units of the store's currency. */
export interface DayOrders {
  readonly orders: number;
  readonly revenue: number;
}

/** What the provider counted on a day. */
export interface CountedDay {
  readonly free: Figures;
  readonly paid: Figures;
}

/** Minor units that a US dollar is worth, in the currency of the ads account and in that of the store. */
export interface Dollars {
  readonly ads: number;
  readonly store: number;
}

const drawBack = drawing('orders back|');
const drawFree = drawing('orders free|');
const drawOther = drawing('orders other|');
const drawBasket = drawing('orders basket|');

/** Shoppers who looked up the store after a click, and came in another way. */
const OTHER_PER_CLICK = 0.03;

/**
 * Orders of a day: most that the campaigns are counted for, since some are paid on a later day or taken back; those of
 * free listings; and those that came in other ways. A basket costs what it costs campaigns' shoppers.
 */
export function ordersOn(day: string, { free, paid }: CountedDay, dollars: Dollars): DayOrders {
  const kept = Math.round(paid.conversions * drawBack(day, 0.85, 1));
  const fromFree = Math.round(free.clicks * drawFree(day, 0.008, 0.02));
  const usual = free.impressions + paid.impressions === 0 ? 0 : drawOther(day, 1, 4);
  const other = Math.round(usual + (free.clicks + paid.clicks) * OTHER_PER_CLICK);
  const sales = paid.conversions === 0 ? 0 : (paid.sales * kept) / paid.conversions;
  const baskets = (fromFree + other) * drawBasket(day, 28, 55) * dollars.store;
  return {
    orders: kept + fromFree + other,
    revenue: Math.round((sales * dollars.store) / dollars.ads + baskets),
  };
}
