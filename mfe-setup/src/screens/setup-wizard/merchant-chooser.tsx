import { LazyPart, retryLazy, useFormats, useText } from '@listings/shared-ui';
import { AccountChooser } from '../../accounts/account-chooser';
import { accountTargets } from '../../hooks/use-account-reasons';
import type { MerchantConnection } from '../../hooks/use-merchant-connection';

const MerchantBarred = retryLazy(() => import('./merchant-barred').then((module) => module.MerchantBarred));

const labelOf = ({ id, name, domain }: MerchantConnection['accounts'][number]): string =>
  [name, domain].filter(Boolean).join(' ・ ') + ` (${id})`;

/** Connect an existing merchant account, or create a new one [S4.04, S5.17]. */
export function MerchantChooser({ merchant }: { merchant: MerchantConnection }) {
  const t = useText('setup');
  const { compare } = useFormats();
  const { accounts, pickedId, barredId, busy, send } = merchant;
  const options = accounts
    .map((account) => ({ value: String(account.id), label: labelOf(account) }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <AccountChooser
      id={accountTargets.merchantChoice}
      options={options}
      pickedId={pickedId}
      busy={busy}
      texts={{
        choose: t('wizard.accounts.merchant.choose'),
        placeholder: t('wizard.accounts.merchant.placeholder'),
        connect: t('wizard.accounts.merchant.connect'),
        notChosen: t('wizard.accounts.merchant.notChosen'),
        toConnect: t('wizard.accounts.merchant.toConnect'),
        createNew: t('wizard.accounts.merchant.createNew'),
      }}
      onPick={(id) => send({ type: 'account.picked', id })}
      onConnect={() => send({ type: 'connect' })}
      onCreate={() => send({ type: 'create' })}
    >
      <LazyPart>{pickedId !== null && pickedId === barredId && <MerchantBarred id={pickedId} />}</LazyPart>
    </AccountChooser>
  );
}
