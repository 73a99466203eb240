import { hrefOf } from '@listings/shared-machines';
import { useDismissal, usePage } from '@listings/shared-app';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Program } from '../screens/dashboard/program-rows.rules';
import { editCampaign, editFreeListings } from '../screens/places';

export interface EditProgram {
  /** The hint was read before: the form opens at once. */
  readonly isKnown: boolean;
  /** Leads to the form of the program. */
  readonly proceed: () => void;
}

/** The way to the form of a program; the hint before it is read once in this browser [O9.07]. */
export function useEditProgram({ id, campaign }: Program, onClose: () => void): EditProgram {
  const { navigation, tracking } = usePage();
  const { isDismissed, dismiss } = useDismissal('listings-edit-program-hint-read');
  const [isKnown] = useState(isDismissed);
  const proceed = () => {
    dismiss();
    const place = campaign === null ? editFreeListings('1') : editCampaign(campaign.id);
    tracking.record('gla_dashboard_edit_program_click', { programId: id, url: hrefOf(place) });
    navigation.to(place);
  };
  const goOn = useEffectEvent(() => {
    onClose();
    proceed();
  });
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown]);
  return { isKnown, proceed };
}
