import { useFocusAfter } from '@listings/shared-app';
import { useEffect } from 'react';
import { useTellRemoved } from '../../hooks/use-removed-while-asked';
import type { Program } from './program-rows.rules';
import { programsId } from '../places';
import { CampaignRemoval } from './campaign-removal';
import { DialogTexts } from './dialog-texts';
import { EditProgramModal } from './edit-program.modal';

/** What is asked about a program before it happens. */
export interface ProgramQuestion {
  readonly about: 'edit' | 'remove';
  readonly program: Program;
}

export interface ProgramDialogsProps {
  readonly question: ProgramQuestion | null;
  /** Those that there are now. */
  readonly programs: readonly Program[];
  readonly onAnswered: () => void;
}

function Dialogs({ question, programs, onAnswered }: ProgramDialogsProps) {
  const { about, program } = question ?? {};
  const tellRemoved = useTellRemoved();
  const removed = programs.some(({ id }) => id === program?.id) ? null : program?.campaign;
  useEffect(() => {
    if (!removed) return;
    tellRemoved(removed);
    onAnswered();
  }, [removed, tellRemoved, onAnswered]);
  useFocusAfter(question !== null, programsId);
  if (!program || removed) return null;
  const { campaign } = program;
  return (
    <>
      {about === 'edit' && <EditProgramModal program={program} onClose={onAnswered} />}
      {about === 'remove' && campaign && <CampaignRemoval campaign={campaign} onClose={onAnswered} />}
    </>
  );
}

/** Questions of the programs table; fetched when the first is asked. One about a campaign that somebody else removes meanwhile ends. */
export function ProgramDialogs(props: ProgramDialogsProps) {
  return (
    <DialogTexts>
      <Dialogs {...props} />
    </DialogTexts>
  );
}
