import type { AlertFacts, Finding } from './alert.types';

const HOUR_MS = 60 * 60_000;

/** The disapproved share of the products that were handed over, in percent. */
export function productsDisapproved({ products: { submitted, disapproved } }: AlertFacts): readonly Finding[] {
  if (disapproved === 0) return [];
  const share = (disapproved / submitted) * 100;
  const values = {
    share: { kind: 'percent', value: share },
    count: { kind: 'count', value: disapproved },
  } as const;
  return [{ object: '', measure: share, values }];
}

/** Hours for which products wait to be handed over. */
export function syncOld({ waitingSince, now }: AlertFacts): readonly Finding[] {
  if (waitingSince === null) return [];
  const hours = (now - waitingSince) / HOUR_MS;
  return [{ object: '', measure: hours, values: { hours: { kind: 'hours', value: Math.floor(hours) } } }];
}
