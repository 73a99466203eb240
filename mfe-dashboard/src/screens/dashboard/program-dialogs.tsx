import { useFocusAfter } from '@listings/shared-app';
import type { Program } from '../../program-rows.rules';
import { programsId } from '../places';
import { CampaignRemoval } from './campaign-removal';
import { EditProgramModal } from './edit-program.modal';

/** What is asked about a program before it happens. */
export interface ProgramQuestion {
  readonly about: 'edit' | 'remove';
  readonly program: Program;
}

export interface ProgramDialogsProps {
  readonly question: ProgramQuestion | null;
  readonly onAnswered: () => void;
}

/** Questions of the programs table; fetched when the first is asked. */
export function ProgramDialogs({ question, onAnswered }: ProgramDialogsProps) {
  const { about, program } = question ?? {};
  const campaign = about === 'remove' ? program?.campaign : null;
  useFocusAfter(about === 'remove', programsId);
  return (
    <>
      {about === 'edit' && program && <EditProgramModal program={program} onClose={onAnswered} />}
      {campaign && <CampaignRemoval campaign={campaign} onClose={onAnswered} />}
    </>
  );
}
