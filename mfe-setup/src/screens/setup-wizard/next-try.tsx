import { useText } from '@listings/shared-ui';
import { Countdown } from '@listings/shared-ui/forms';
import { useState } from 'react';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

/** Seconds until the store is asked again for a new account [S4.06]. */
export function NextTry({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const [until] = useState(() => Date.now() + merchant.retryAfter * 1000);
  return (
    <Countdown until={until}>
      {(seconds) =>
        seconds > 0 ? t('wizard.accounts.merchant.nextTry', { seconds }) : t('wizard.accounts.merchant.tryNow')
      }
    </Countdown>
  );
}
