import { hrefOf } from '@listings/shared-machines';
import { usePage } from '@listings/shared-app';
import { useText } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import type { Program } from '../../hooks/use-programs';
import { editCampaign, editFreeListings } from '../places';
import { DialogTexts } from './dialog-texts';

/** Days. Source: O9.07. */
const suggestedRun = 14;

export interface EditProgramModalProps {
  readonly program: Program;
  readonly onClose: () => void;
}

function Question({ program: { id, campaign }, onClose }: EditProgramModalProps) {
  const t = useText('dashboard');
  const { navigation, tracking } = usePage();
  const proceed = () => {
    const place = campaign === null ? editFreeListings('1') : editCampaign(campaign.id);
    tracking.record('gla_dashboard_edit_program_click', { programId: id, url: hrefOf(place) });
    navigation.to(place);
  };
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

/** What to bear in mind before a program is edited, and the way there [O9.07]. */
export function EditProgramModal(props: EditProgramModalProps) {
  return (
    <DialogTexts>
      <Question {...props} />
    </DialogTexts>
  );
}
