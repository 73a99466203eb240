import type { Settings, SetupStatus } from '@listings/shared-api/contract';
import type { AudienceState } from './documents.types';

export interface SetupFacts {
  readonly setupCompletedAt: number | null;
  readonly merchantReady: boolean;
  readonly audience: AudienceState;
  /** Countries that 'all' stands for. */
  readonly allCountries: readonly string[];
  readonly settings: Pick<Settings, 'shipping_rate' | 'shipping_time' | 'tax_rate'>;
  readonly rateCountries: readonly string[];
  readonly timeCountries: readonly string[];
}

/** The countries an audience means. */
export const audienceCountries = (audience: AudienceState, allCountries: readonly string[]): readonly string[] =>
  audience.location === 'all' ? allCountries : (audience.countries ?? []);

/** Both lists name the same countries, in whatever order. */
const isSameSet = (one: readonly string[], other: readonly string[]): boolean => {
  const set = new Set(other);
  return new Set(one).size === set.size && one.every((entry) => set.has(entry));
};

function isShippingDone({ settings, rateCountries, timeCountries }: SetupFacts, targets: readonly string[]): boolean {
  const { shipping_rate, shipping_time, tax_rate } = settings;
  if (targets.includes('US') && tax_rate === null) return false;
  if (shipping_time !== 'manual' && !isSameSet(timeCountries, targets)) return false;
  return shipping_rate === 'manual' || shipping_rate === 'automatic' || isSameSet(rateCountries, targets);
}

/** Derives the status of the merchant setup from the stored data; only its completion is stored itself. */
export function deriveSetupStatus(facts: SetupFacts): SetupStatus {
  if (facts.setupCompletedAt !== null) return { status: 'complete' };
  const at = (step: Extract<SetupStatus, { status: 'incomplete' }>['step']): SetupStatus => ({
    status: 'incomplete',
    step,
  });
  if (!facts.merchantReady) return at('accounts');
  const targets = audienceCountries(facts.audience, facts.allCountries);
  if (facts.audience.location === null || targets.length === 0) return at('target_audience');
  return at(isShippingDone(facts, targets) ? 'store_requirements' : 'shipping_and_taxes');
}
