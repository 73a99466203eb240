import type { AppLocation, Loss } from '@listings/shared-machines';
import { useEffect, useEffectEvent } from 'react';
import { usePage } from './page-context';

/**
 * Warns before the page is left while there are unsaved changes: `true`, or a function that decides by the destination
 * (null: out of the application), and may say in its own words what is lost. Source: S4.21, O4.09.
 *
 * @example
 * useLeaveGuard(isChanged && ((next) => next?.path !== '/google/setup-ads'));
 */
export function useLeaveGuard(isDirty: boolean | ((next: AppLocation | null) => Loss)): void {
  const { navigation } = usePage();
  const ask = useEffectEvent((next: AppLocation | null) => (typeof isDirty === 'function' ? isDirty(next) : isDirty));
  const isActive = isDirty !== false;
  useEffect(() => (isActive ? navigation.guard((next) => ask(next)) : undefined), [navigation, isActive]);
}
