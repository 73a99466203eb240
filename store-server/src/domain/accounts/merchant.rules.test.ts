import { documentDefaults } from '../documents/documents-defaults';
import type { ProviderIdentity, ProviderMerchantAccount, ProviderWorld } from '../documents/documents.types';
import { advance, chooseAccount, NO_MERCHANT, openStep, switchUrlOf, withIdentity } from './merchant.rules';

const { store, world } = documentDefaults;
const [{ email } = { email: '' }] = world.identities;

const account: ProviderMerchantAccount = { id: 5, name: 'Shop', subaccount: true, websiteUrl: null, claimed: false };

const worldWith = (part: Partial<ProviderMerchantAccount>, story: Partial<ProviderIdentity> = {}): ProviderWorld => ({
  ...withIdentity(world, email, () => story),
  merchantAccounts: [{ ...account, ...part }],
});

const chosen = (in_: ProviderWorld) =>
  chooseAccount({ merchant: NO_MERCHANT, world: in_ }, store, in_.merchantAccounts[0] ?? account);

describe('steps of the merchant account', () => {
  it('gives an account without a URL, or with one nobody claimed, the URL of the store', () => {
    for (const websiteUrl of [null, 'https://other.example']) {
      const after = advance(chosen(worldWith({ websiteUrl })), email);
      expect(after.stop).toBeNull();
      expect(after.world.merchantAccounts).toEqual([{ ...account, websiteUrl: store.homeUrl, claimed: true }]);
    }
  });

  it('takes protocol and slash of a claimed URL for no difference', () => {
    const after = chosen(worldWith({ websiteUrl: 'http://Lantern-and-Loam.example/', claimed: true }));
    expect(after.stop).toBeNull();
  });

  it('leads a switch to a reclaim when the new URL is claimed elsewhere [S4.06]', () => {
    const before = worldWith({ websiteUrl: 'https://old.example', claimed: true }, { urlClaimedElsewhere: true });
    const first = chosen(before);
    expect([first.stop, first.merchant.switchId, first.merchant.id]).toEqual(['otherUrl', 5, 0]);
    const switched = switchUrlOf(before, before.merchantAccounts[0] ?? account, store.homeUrl);
    const merchant = { ...NO_MERCHANT, id: 5, steps: { ...NO_MERCHANT.steps, set_id: 1 as const } };
    const after = advance({ merchant, world: switched }, email);
    expect([after.stop, after.merchant.overwriteRequired, openStep(after.merchant)]).toEqual([
      'claimedElsewhere',
      true,
      'claim',
    ]);
  });

  it('goes on from the step that failed', () => {
    const waiting = advance(chosen(worldWith({}, { notReadyTimes: 1 })), email);
    expect([waiting.stop, openStep(waiting.merchant)]).toEqual(['notReady', 'link']);
    const after = advance(waiting, email);
    expect([after.stop, openStep(after.merchant)]).toEqual([null, null]);
  });
});
