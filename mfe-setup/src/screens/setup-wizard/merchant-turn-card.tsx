import { AccountCard } from '@listings/shared-sections';
import { useText, type Reason } from '@listings/shared-ui';

export interface MerchantTurnProps {
  /** An account before this one is being looked up: it is not known yet whether it is this one's turn. */
  readonly isPending: boolean;
  readonly blockedBy: Reason;
}

const nothingToDo = () => undefined;

/** The merchant account's card before it is its turn [S4.01, S4.04]. */
export function MerchantTurnCard({ isPending, blockedBy }: MerchantTurnProps) {
  const t = useText('setup');
  return (
    <AccountCard
      kind="merchant"
      state={isPending ? 'loading' : 'disconnected'}
      onConnect={nothingToDo}
      connectLabel={t('wizard.accounts.merchant.create')}
      disabled={!isPending}
      blockedBy={blockedBy}
    />
  );
}
