import { weekday } from '@listings/shared-values';
import { drawing, hash } from '../values/seed.rules';

/** Figures of a report; money in minor units of the ads account's currency. */
export interface Figures {
  readonly impressions: number;
  readonly clicks: number;
  readonly conversions: number;
  readonly sales: number;
  readonly spend: number;
}

export type Metric = keyof Figures;

export const METRICS: readonly Metric[] = ['sales', 'conversions', 'spend', 'clicks', 'impressions'];

export const NOTHING: Figures = { impressions: 0, clicks: 0, conversions: 0, sales: 0, spend: 0 };

export const addFigures = (one: Figures, other: Figures): Figures => ({
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  conversions: one.conversions + other.conversions,
  sales: one.sales + other.sales,
  spend: one.spend + other.spend,
});

/** Sunday to Saturday: shops are looked at more towards the weekend. */
const WEEK = [1.12, 0.9, 0.92, 0.96, 1, 1.08, 1.16] as const;

/** January to December. */
const YEAR = [0.82, 0.84, 0.9, 0.94, 1, 0.98, 0.92, 0.9, 0.98, 1.06, 1.28, 1.36] as const;

type Draw = ReturnType<typeof drawing>;

/** Factor of a day compared with others, by weekday, month and chance. */
const mood = (draw: Draw, day: string): number =>
  (WEEK[weekday(day)] ?? 1) * (YEAR[Number(day.slice(5, 7)) - 1] ?? 1) * draw(day, 0.82, 1.18);

const drawFree = drawing('free|');
const drawFreeClicks = drawing('free clicks|');

/** Figures of the free listings on a day with so many listed products. */
export function freeFigures(day: string, products: number): Figures {
  if (products === 0) return NOTHING;
  const impressions = Math.round(26 * Math.min(products, 500) ** 0.85 * mood(drawFree, day));
  const clicks = Math.round(impressions * drawFreeClicks(day, 0.018, 0.031));
  return { ...NOTHING, impressions, clicks };
}

/** Figures of a campaign on a day with a daily budget, which it never exceeds. `dollar` is in minor units. */
export function campaignFigures(campaignId: number, dollar: number): (day: string, budget: number) => Figures {
  const seed = `campaign ${campaignId}`;
  const [drawMood, drawCost, drawViews, drawOrders, drawBasket] = [
    drawing(`${seed}|`),
    drawing(`${seed} cost|`),
    drawing(`${seed} views|`),
    drawing(`${seed} orders|`),
    drawing(`${seed} basket|`),
  ];
  return (day, budget) => {
    const wanted = drawCost(day, 0.38, 0.72) * dollar;
    const clicks = Math.floor((budget * Math.min(0.98, 0.78 * mood(drawMood, day))) / wanted);
    const spend = Math.min(budget, Math.round(clicks * wanted));
    const impressions = Math.round(clicks * drawViews(day, 38, 62));
    const conversions = Math.round(clicks * drawOrders(day, 0.03, 0.07));
    const basket = drawBasket(day, 28, 55) * dollar;
    return { impressions, clicks, conversions, sales: Math.round(conversions * basket), spend };
  };
}

/** Weight of a product compared with others: a few draw much, most draw little. */
export const productWeight = (productId: number): number =>
  Math.floor(1000 / (4 + (hash(`product ${productId}`) % 40)));

/** True when a product of a large catalogue is found at all: about five hundred are. */
export const isFound = (productId: number, products: number): boolean =>
  products <= 500 || hash(`found ${productId}`) % Math.ceil(products / 500) === 0;

/**
 * The part of a whole that falls to the stretch from `from` to `to` of `all`; the parts add up to the whole. `turn`, from
 * 0 to below `all`, says which stretch what cannot be divided falls to: another one each time shares it fairly.
 */
export const shareOf = (whole: number, from: number, to: number, all: number, turn = 0): number =>
  all === 0 ? 0 : Math.floor((whole * to + turn) / all) - Math.floor((whole * from + turn) / all);

/** The part of all figures that falls to a stretch. Sales go where the conversions go: nothing is sold without one. */
export const shareOfFigures = (whole: Figures, from: number, to: number, all: number, turn = 0): Figures => {
  const { conversions, sales } = whole;
  const upTo = (place: number): number => shareOf(conversions, 0, place, all, turn);
  return {
    impressions: shareOf(whole.impressions, from, to, all, turn),
    clicks: shareOf(whole.clicks, from, to, all, turn),
    conversions: shareOf(conversions, from, to, all, turn),
    sales: shareOf(sales, upTo(from), upTo(to), conversions),
    spend: shareOf(whole.spend, from, to, all, turn),
  };
};
