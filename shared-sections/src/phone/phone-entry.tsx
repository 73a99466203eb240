import { limits, type VerificationMethod } from '@listings/shared-api/contract';
import { useMay } from '@listings/shared-app';
import {
  afterPress,
  Box,
  PrimaryAction,
  useEventCallback,
  useText,
  VisuallyHidden,
  type Reason,
} from '@listings/shared-ui';
import { Combobox } from '@listings/shared-ui/combobox';
import { Countdown, RadioCards, TextField } from '@listings/shared-ui/forms';
import { useState } from 'react';
import type { PhoneVerificationView } from './use-phone-verification';

const numberField = 'phone-national-number';
const methods: readonly VerificationMethod[] = ['SMS', 'PHONE_CALL'];

function NumberFields({ phone }: { phone: PhoneVerificationView }) {
  const t = useText('sections');
  const [left, setLeft] = useState(false);
  const { country, national, countries, numberProblem } = phone;
  const isBusy = phone.busy !== null;
  const pick = useEventCallback(phone.pickCountry);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
      <Combobox
        label={t('phone.country')}
        placeholder={t('phone.countryPlaceholder')}
        options={countries}
        value={country}
        disabled={isBusy}
        onChange={pick}
      />
      <TextField
        id={numberField}
        label={t('phone.number')}
        type="tel"
        autoComplete="tel-national"
        maxLength={limits.phoneNumber}
        value={national}
        disabled={isBusy}
        onChange={phone.typeNumber}
        onBlur={() => afterPress(() => setLeft(true))}
        onEnter={phone.send}
        error={left && national !== '' ? numberProblem : undefined}
      />
      {/* The other field changes by itself: who does not see it is told. */}
      <VisuallyHidden role="status">{phone.brought && t('phone.brought', { country: phone.brought })}</VisuallyHidden>
    </Box>
  );
}

/** Reasons why no code can be requested yet. */
function useReasons({ numberProblem, canSend, busy }: PhoneVerificationView): Reason[] {
  const t = useText('sections');
  if (canSend || busy !== null) return [];
  if (numberProblem !== null) return [{ key: 'number', text: numberProblem, targetId: numberField }];
  return [{ key: 'cooling', text: t('phone.cooling') }];
}

/** Country, number and method; Send is enabled for a number that is valid in the country [S2.31, S5.15]. */
export function PhoneEntry({ phone }: { phone: PhoneVerificationView }) {
  const may = useMay();
  const t = useText('sections');
  const reasons = useReasons(phone);
  const { coolingUntil } = phone;
  const isCooling = coolingUntil !== null && reasons.some(({ key }) => key === 'cooling');
  return (
    <>
      <NumberFields phone={phone} />
      <RadioCards
        legend={t('phone.methodLegend')}
        value={phone.method}
        onChange={phone.pickMethod}
        disabled={phone.busy !== null}
        options={methods.map((method) => ({ value: method, label: t(`phone.methods.${method}`) }))}
      />
      <PrimaryAction
        reasons={[...may('requestVerificationCode'), ...reasons]}
        reasonsTitle={t('phone.toSend')}
        loading={phone.busy !== null}
        onClick={phone.send}
      >
        {isCooling ? (
          <Countdown until={coolingUntil}>{(seconds) => t('phone.sendIn', { seconds })}</Countdown>
        ) : (
          t(phone.isKnown ? 'phone.keep' : 'phone.send')
        )}
      </PrimaryAction>
    </>
  );
}
