import { isCompleteCode } from '@listings/shared-machines';
import { useMay } from '@listings/shared-app';
import { Box, Button, focusCause, Link, PrimaryAction, useText } from '@listings/shared-ui';
import { CodeField } from '@listings/shared-ui/code-field';
import { Countdown } from '@listings/shared-ui/forms';
import { useEffect } from 'react';
import type { PhoneVerificationView } from './use-phone-verification';

const codeField = 'phone-verification-code';

/** Hint on the code: on its way, sent, or to be requested anew. */
function CodeHint({ phone }: { phone: PhoneVerificationView }) {
  const t = useText('sections');
  const values = { number: phone.display };
  if (phone.display === '') return t(phone.isSent ? `phone.code.awaited.${phone.method}` : 'phone.code.notAwaited');
  if (phone.busy === 'requesting') return t('phone.code.requesting', values);
  return phone.isSent ? t(`phone.code.sent.${phone.method}`, values) : t('phone.code.notSent', values);
}

function ResendButton({ phone }: { phone: PhoneVerificationView }) {
  const t = useText('sections');
  const { method, coolingUntil, canResend } = phone;
  return (
    <Button variant="outlined" disabled={!canResend} loading={phone.busy === 'requesting'} onClick={phone.resend}>
      {coolingUntil === null ? (
        t(`phone.code.again.${method}`)
      ) : (
        <Countdown until={coolingUntil}>{(seconds) => t(`phone.code.againIn.${method}`, { seconds })}</Countdown>
      )}
    </Button>
  );
}

/** The six boxes, which have the focus whenever they can be filled; asking again, the other method, and the way back [S4.18, decisions 21]. */
export function PhoneCode({ phone }: { phone: PhoneVerificationView }) {
  const may = useMay();
  const t = useText('sections');
  const isBusy = phone.busy !== null;
  const other = phone.method === 'SMS' ? 'PHONE_CALL' : 'SMS';
  useEffect(() => {
    if (!isBusy) focusCause(codeField);
  }, [isBusy]);
  const reasons = isCompleteCode(phone.code)
    ? phone.isSent
      ? []
      : [
          {
            key: 'notSent',
            text:
              phone.display === '' ? t('phone.code.notAwaited') : t('phone.code.notSent', { number: phone.display }),
          },
        ]
    : [{ key: 'incomplete', text: t('phone.code.incomplete'), targetId: codeField }];
  const switchMethod = () => {
    phone.pickMethod(other);
    focusCause(codeField);
  };
  return (
    <>
      <div>
        <CodeHint phone={phone} />
      </div>
      <CodeField
        id={codeField}
        label={t('phone.code.label')}
        value={phone.code}
        onChange={phone.typeCode}
        onSubmit={phone.verify}
        disabled={isBusy}
      />
      <PrimaryAction
        reasons={[...may('verifyPhoneNumber'), ...reasons]}
        reasonsTitle={t('phone.code.toVerify')}
        loading={phone.busy === 'verifying'}
        onClick={phone.verify}
        others={
          <>
            {phone.display !== '' && <ResendButton phone={phone} />}
            <Button variant="text" disabled={!phone.canEdit} onClick={phone.edit}>
              {t('phone.code.edit')}
            </Button>
          </>
        }
      >
        {t('phone.code.verify')}
      </PrimaryAction>
      {(isBusy || phone.canSwitch) && (
        <Box>
          <Link component="button" type="button" disabled={isBusy} onClick={switchMethod} sx={{ textAlign: 'start' }}>
            {t(`phone.code.switchTo.${other}`)}
          </Link>
        </Box>
      )}
    </>
  );
}
