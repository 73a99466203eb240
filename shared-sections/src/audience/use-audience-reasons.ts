import type { AudienceBlocker } from '@listings/shared-machines';
import { useText, type Reason } from '@listings/shared-ui';

/** Ids of the parts of the audience that reasons lead to. */
export const audienceTargets = {
  location: 'audience-location',
  countries: 'audience-countries',
  saving: 'audience-saving',
  clearing: 'audience-clearing',
} as const;

const targets: Readonly<Record<AudienceBlocker, string>> = {
  locationRequired: audienceTargets.location,
  countriesRequired: audienceTargets.countries,
  saving: audienceTargets.saving,
  notSaved: audienceTargets.saving,
  clearing: audienceTargets.clearing,
};

/**
 * Reasons why Continue is disabled, in words, each with the id of its cause. `onSelect` is called when one is followed.
 */
export function useAudienceReasons(blockers: readonly AudienceBlocker[], onSelect?: () => void): Reason[] {
  const t = useText('sections');
  const rule = useText('rules');
  const textOf = (blocker: AudienceBlocker): string =>
    blocker === 'locationRequired' || blocker === 'countriesRequired'
      ? rule(`audience.${blocker}`)
      : t(`reasons.audience.${blocker}`);
  return blockers.map((key) => ({
    key,
    text: textOf(key),
    targetId: targets[key],
    ...(onSelect ? { onSelect } : {}),
  }));
}
