import { parseSavedPhone, type ParsedPhone } from '@listings/shared-machines';
import {
  Box,
  Button,
  focusCause,
  InlineNotice,
  LazyPart,
  Panel,
  PanelBody,
  retryLazy,
  StatusPill,
  SuccessIcon,
  useLater,
  useText,
  VisuallyHidden,
} from '@listings/shared-ui';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePage } from '@listings/shared-app';
import { PhoneEntry } from './phone-entry';
import { usePhoneVerification, type PhoneKnown, type PhoneVerificationView } from './use-phone-verification';
import { useVerifiedBefore } from './use-sealed-number';

/** Nobody begins with the code: what takes it is fetched in a quiet moment, and while it is asked for. */
const PhoneCode = retryLazy(() => import('./phone-code').then((module) => module.PhoneCode));

export interface PhoneBlockProps {
  readonly view: 'setup-mc' | 'settings';
  /** The number the server holds, in international form; null for none. */
  readonly savedNumber: string | null;
  /** Somebody who was asked has verified that number. */
  readonly isHandedOver: boolean;
  /** Shown while it is looked up whether that number was verified in this session. */
  readonly waiting: ReactNode;
  readonly onVerifiedChange?: ((verified: boolean) => void) | undefined;
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

/** Moves the focus into the next stage, since the control that had it is removed; the code's boxes focus themselves. */
function useStageFocus(stage: PhoneVerificationView['stage'], blockId: string): void {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (stage !== 'coding') focusCause(blockId);
  }, [stage, blockId]);
}

/** Fetches what takes the code ahead of its first use; a failure shows when it is used. */
function useCodePart(isRequested: boolean): void {
  const isLater = useLater(true);
  const isWanted = isLater || isRequested;
  useEffect(() => {
    if (isWanted) PhoneCode.preload().catch(() => undefined);
  }, [isWanted]);
}

const savedPhoneOf = (number: string | null): ParsedPhone | null => {
  const parsing = number === null ? null : parseSavedPhone(number);
  return parsing?.isValid ? parsing.phone : null;
};

/** The phone number, once it is known whether it was verified in this session [S4.20]. */
export function PhoneBlock({ view, savedNumber, isHandedOver, waiting, onVerifiedChange }: PhoneBlockProps) {
  const saved = useMemo(() => savedPhoneOf(savedNumber), [savedNumber]);
  const wasVerified = useVerifiedBefore(saved);
  useNumberCheck(savedNumber);
  if (wasVerified === null) return waiting;
  const known = { saved, view, isVerified: (wasVerified || (isHandedOver && saved !== null)) && view === 'setup-mc' };
  return <PhoneStages known={known} onVerifiedChange={onVerifiedChange} />;
}

/** Room of the code in pixels while its part is fetched. */
const roomOfCode = { minHeight: 214, display: 'flex', flexDirection: 'column', gap: 2 } as const;

interface PhoneStagesProps extends Pick<PhoneBlockProps, 'onVerifiedChange'> {
  readonly known: PhoneKnown;
}

/** Phone number in its three stages; an error is shown inside the card until the next try [decisions 10]. */
function PhoneStages({ known, onVerifiedChange }: PhoneStagesProps) {
  const t = useText('sections');
  const phone = usePhoneVerification(known);
  // What was verified before is not told again.
  const [wasAsked, setAsked] = useState(phone.stage !== 'verified');
  if (!wasAsked && phone.stage !== 'verified') setAsked(true);
  const id = useId();
  useStageFocus(phone.stage, id);
  useCodePart(phone.busy === 'requesting');
  const isVerified = phone.stage === 'verified';
  const tell = useEffectEvent((verified: boolean) => onVerifiedChange?.(verified));
  useEffect(() => tell(isVerified), [isVerified]);
  return (
    <Panel aria-busy={phone.busy !== null}>
      <PanelBody>
        <Box id={id} sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
          {phone.problem !== null && (
            <InlineNotice tone="error">
              {phone.problem}
              {phone.reference && <div>{t('phone.reference', { id: phone.reference })}</div>}
            </InlineNotice>
          )}
          {phone.stage === 'entering' && <PhoneEntry phone={phone} />}
          {phone.stage === 'coding' && (
            <Box sx={roomOfCode}>
              <LazyPart>
                <PhoneCode phone={phone} />
              </LazyPart>
            </Box>
          )}
          {phone.stage === 'verified' && <VerifiedPhone phone={phone} />}
        </Box>
        <VisuallyHidden role="status">
          {isVerified && wasAsked && t('phone.verifiedNow', { phone: phone.display })}
        </VisuallyHidden>
      </PanelBody>
    </Panel>
  );
}
