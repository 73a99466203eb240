import { parseSavedPhone } from '@listings/shared-machines';
import {
  Box,
  Button,
  focusCause,
  InlineNotice,
  Panel,
  PanelBody,
  StatusPill,
  SuccessIcon,
  useText,
} from '@listings/shared-ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { usePage } from '../page/page.context';
import { PhoneCode } from './phone-code';
import { PhoneEntry } from './phone-entry';
import { usePhoneVerification, type PhoneVerificationView } from './use-phone-verification';

export interface PhoneBlockProps {
  readonly view: 'setup-mc' | 'settings';
  /** The number the server holds, in international form; null for none. */
  readonly savedNumber: string | null;
  readonly onVerifiedChange?: (verified: boolean) => void;
}

/** Records once, when it is known, whether there is a number and whether it is one. Source: contract §3T. */
function useNumberCheck(savedNumber: string | null): void {
  const { navigation, tracking } = usePage();
  const record = useEffectEvent(() =>
    tracking.record('gla_mc_phone_number_check', {
      path: navigation.current().path,
      exist: savedNumber ? 'yes' : 'no',
      isValid: savedNumber && parseSavedPhone(savedNumber).isValid ? 'yes' : 'no',
    }),
  );
  useEffect(() => record(), []);
}

function VerifiedPhone({ phone }: { phone: PhoneVerificationView }) {
  const t = useText('sections');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 160px', typography: 'h3' }}>{phone.display}</Box>
      <StatusPill tone="success" icon={<SuccessIcon />}>
        {t('phone.verified')}
      </StatusPill>
      <Button size="small" variant="outlined" onClick={phone.edit} aria-label={t('phone.code.edit')}>
        {t('phone.edit')}
      </Button>
    </Box>
  );
}

/** Moves the focus into the next stage, since the control that had it is gone; the code's boxes take it themselves. */
function useStageFocus(stage: PhoneVerificationView['stage'], blockId: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (stage !== 'coding') focusCause(blockId);
  }, [stage, blockId]);
}

/** The phone number in its three stages; what went wrong is told inside the card until the next try [decisions 10]. */
export function PhoneBlock({ view, savedNumber, onVerifiedChange }: PhoneBlockProps) {
  const phone = usePhoneVerification(savedNumber, view);
  const id = useId();
  useStageFocus(phone.stage, id);
  const isVerified = phone.stage === 'verified';
  useNumberCheck(savedNumber);
  const tell = useEffectEvent((verified: boolean) => onVerifiedChange?.(verified));
  useEffect(() => tell(isVerified), [isVerified]);
  return (
    <Panel aria-busy={phone.busy !== null}>
      <PanelBody>
        <Box id={id} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {phone.problem !== null && <InlineNotice tone="error">{phone.problem}</InlineNotice>}
          {phone.stage === 'entering' && <PhoneEntry phone={phone} />}
          {phone.stage === 'coding' && <PhoneCode phone={phone} />}
          {phone.stage === 'verified' && <VerifiedPhone phone={phone} />}
        </Box>
      </PanelBody>
    </Panel>
  );
}
