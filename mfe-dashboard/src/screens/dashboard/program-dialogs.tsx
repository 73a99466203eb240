import { retryLazy } from '@listings/shared-ui';
import { Suspense } from 'react';
import type { CampaignRemoval } from '../../hooks/use-campaign-removal';
import type { Program } from '../../hooks/use-programs';

const EditProgramModal = retryLazy(() => import('./edit-program.modal').then((module) => module.EditProgramModal));
const RemoveCampaignModal = retryLazy(() =>
  import('./remove-campaign.modal').then((module) => module.RemoveCampaignModal),
);

export interface ProgramDialogsProps {
  readonly edited: Program | null;
  readonly onEdited: () => void;
  readonly removal: CampaignRemoval;
}

/** The dialogs of the programs table; each is fetched when it is opened. */
export function ProgramDialogs({ edited, onEdited, removal: { asked, busy, send } }: ProgramDialogsProps) {
  return (
    <Suspense fallback={null}>
      {edited !== null && <EditProgramModal program={edited} onClose={onEdited} />}
      {asked !== null && (
        <RemoveCampaignModal
          name={asked.name}
          busy={busy}
          onConfirm={() => send({ type: 'confirm' })}
          onClose={() => send({ type: 'close' })}
        />
      )}
    </Suspense>
  );
}
