import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { useEditProgram } from '../../hooks/use-edit-program';
import type { Program } from './program-rows.rules';
import { DialogTexts } from './dialog-texts';

/** Days. Source: O9.07. */
const suggestedRun = 14;

export interface EditProgramModalProps {
  readonly program: Program;
  readonly onClose: () => void;
}

function Question({ program, onClose }: EditProgramModalProps) {
  const t = useText('dashboard');
  const { isKnown, proceed } = useEditProgram(program, onClose);
  const { campaign } = program;
  if (isKnown) return null;
  return (
    <ConfirmModal
      open
      title={t('editProgram.title')}
      confirmLabel={t('editProgram.confirm')}
      cancelLabel={t('editProgram.cancel')}
      onConfirm={proceed}
      onClose={onClose}
    >
      {campaign === null ? (
        <p>{t('editProgram.freeListings')}</p>
      ) : (
        <p>{t('editProgram.campaign', { name: campaign.name, days: suggestedRun })}</p>
      )}
    </ConfirmModal>
  );
}

/** Hint before a program is edited, once in a browser, with the way to the form [O9.07]. */
export function EditProgramModal(props: EditProgramModalProps) {
  return (
    <DialogTexts>
      <Question {...props} />
    </DialogTexts>
  );
}
