import { accountBehaviours } from './accounts';
import { adsAccountBehaviours } from './ads-account';
import { alertBehaviours } from './alerts';
import { apiKeyBehaviours } from './api-keys';
import type { Behaviour } from './behaviour';
import { campaignBehaviours } from './campaigns';
import { handOverBehaviours } from './hand-overs';
import { listingSetupBehaviours } from './listing-setup';
import { merchantAccountBehaviours } from './merchant-account';
import { figureBehaviours } from './figures';
import { productBehaviours } from './products';
import { savedViewBehaviours } from './saved-views';
import { shippingBehaviours } from './shipping';
import { situationNames, situationOf } from './situations';

/** Every situation is what it says of itself: stores are compared from the same beginning. */
const beginnings: readonly Behaviour[] = situationNames.map((given) => {
  const { reads, told } = situationOf(given);
  return {
    rule: `the situation "${given}" is read like this`,
    given,
    steps: told.map((call) => ({ call, input: {}, answer: reads[call] })),
  };
});

/** Behaviours of every store: the real one, the one in memory, and the scripted ones. */
export const behaviours: readonly Behaviour[] = [
  ...beginnings,
  ...accountBehaviours,
  ...merchantAccountBehaviours,
  ...listingSetupBehaviours,
  ...shippingBehaviours,
  ...adsAccountBehaviours,
  ...campaignBehaviours,
  ...productBehaviours,
  ...figureBehaviours,
  ...alertBehaviours,
  ...handOverBehaviours,
  ...apiKeyBehaviours,
  ...savedViewBehaviours,
];
