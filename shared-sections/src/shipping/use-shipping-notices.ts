import {
  isSettled,
  shippingFields,
  shippingSaves,
  type NoticeId,
  type ShippingContext,
} from '@listings/shared-machines';
import { useListText, useText } from '@listings/shared-ui';
import { useCallback } from 'react';
import type { DetailOf } from '@listings/shared-app';
import { useCuredNotices } from '../saving/use-cured-notices';

/** Subjects of a notice: fields, or a whole save. */
const things = [...shippingFields, ...shippingSaves];

/** Names what could not be saved, after the text of the failure. */
export function useShippingDetail(): DetailOf {
  const t = useText('sections');
  const listText = useListText();
  return useCallback(
    ({ subjects = [] }) => {
      const names = things.filter((thing) => subjects.includes(thing)).map((thing) => t(`shipping.things.${thing}`));
      return names.length === 0 ? undefined : t('shipping.notSaved', { what: listText(names) });
    },
    [t, listText],
  );
}

const ofSettings: readonly NoticeId[] = ['saveSettings'];
const ofTimes: readonly NoticeId[] = ['saveShippingTimes', 'deleteShippingTimes'];
const ofAll: readonly NoticeId[] = ['saveShipping'];

const isAllSaved = (statuses: ShippingContext['statuses']): boolean =>
  Object.values(statuses).every((status) => isSettled(status)) && Object.values(statuses).includes('saved');

/** Removes the notices of failed saves once their subjects are saved. */
export function useShippingCured(statuses: ShippingContext['statuses']): void {
  useCuredNotices(statuses.saveSettings === 'saved', ofSettings);
  useCuredNotices(statuses.saveShippingTimes === 'saved', ofTimes);
  useCuredNotices(isAllSaved(statuses), ofAll);
}
