import type { Campaign } from '@listings/shared-api/contract';
import { useReturnFocus } from '@listings/shared-sections';
import { retryLazy } from '@listings/shared-ui';
import { Suspense } from 'react';
import type { Program } from '../../program-rows.rules';
import { programsId } from '../places';

const EditProgramModal = retryLazy(() => import('./edit-program.modal').then((module) => module.EditProgramModal));
const CampaignRemoval = retryLazy(() => import('./campaign-removal').then((module) => module.CampaignRemoval));

export interface ProgramDialogsProps {
  readonly edited: Program | null;
  readonly onEdited: () => void;
  readonly removing: Campaign | null;
  readonly onRemoved: (removed: readonly number[]) => void;
}

/** The dialogs of the programs table; each is fetched when it is opened. */
export function ProgramDialogs({ edited, onEdited, removing, onRemoved }: ProgramDialogsProps) {
  useReturnFocus(removing !== null, programsId);
  return (
    <Suspense fallback={null}>
      {edited !== null && <EditProgramModal program={edited} onClose={onEdited} />}
      {removing !== null && <CampaignRemoval campaign={removing} onClose={onRemoved} />}
    </Suspense>
  );
}
