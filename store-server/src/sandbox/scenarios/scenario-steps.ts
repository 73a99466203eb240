import { settingsSchema, type Settings } from '@listings/shared-api/contract';
import { addDays, DAY_MS } from '@listings/shared-values';
import type { Database } from '../../db/tables';
import { FIRST_OWNER } from '../../people/people.store';
import { recordActivity } from '../../domain/activity/activity.store';
import { changesBetween } from '../../domain/activity/observed-changes.rules';
import type { ObservedObject } from '../../domain/activity/observed-object.rules';
import { observeObjects } from '../../domain/activity/observed-objects.store';
import { createAdsAccount, finishSteps, withBilling } from '../../domain/accounts/ads.rules';
import { insertCampaign, changeCampaign, type CampaignRow } from '../../domain/campaigns/campaigns.store';
import { wireAddress } from '../../domain/contact/contact-information.rules';
import { readDocument, updateDocument, writeDocument } from '../../domain/documents/documents.store';
import { advance, createAccount } from '../../domain/accounts/merchant.rules';
import { submitAll } from '../../domain/feed/product-submission';
import { ownerEmail } from '../../domain/documents/provider-world-defaults';
import { completeSetup } from '../../domain/setup/settings.routes';
import { upsertRate, upsertTime } from '../../domain/shipping/shipping.store';
import { keepLook } from '../../domain/documents/shop-checks.store';
import { storeHost, todayIn } from '../../domain/documents/store-profile.rules';
import { playedShop } from '../shop/played-shop';

/** Context of a step: the database, and the moment the scenario is loaded. */
export interface Stage {
  readonly db: Database;
  readonly now: number;
}

/** Figures go back a little more than a year, so that a month can be compared with that of the year before. */
const HISTORY_DAYS = 400;

const longAgo = (now: number): number => now - HISTORY_DAYS * DAY_MS;

export async function connectMerchant({ db }: Stage): Promise<void> {
  const store = await readDocument(db, 'store');
  const situation = { merchant: await readDocument(db, 'merchant'), world: await readDocument(db, 'world') };
  const { merchant, world } = advance(createAccount(situation, store, ownerEmail), ownerEmail);
  await writeDocument(db, 'merchant', merchant);
  await writeDocument(db, 'world', world);
}

/** Looks at the played shop, as the server does while the steps before the requirements are filled in. */
async function lookAtPlayedShop({ db, now }: Stage): Promise<void> {
  const { homeUrl, address } = await readDocument(db, 'store');
  const request = playedShop(homeUrl, await readDocument(db, 'playedShop'));
  const { lookAtShop } = await import('../../shop-checks/look-at-shop');
  await keepLook(db, now, await lookAtShop({ site: homeUrl, country: address.country, request }));
}

export async function saveShipping({ db, now }: Stage): Promise<void> {
  const { currency } = await readDocument(db, 'store');
  await updateDocument(db, 'settings', { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination' });
  await upsertRate(db, { country: 'US', currency, rate: 500, threshold: null });
  await upsertRate(db, { country: 'GB', currency, rate: 600, threshold: null });
  await upsertTime(db, 'US', 3);
  await upsertTime(db, 'GB', 5);
  await lookAtPlayedShop({ db, now });
}

/** The settings with everything ticked that a store must have. */
const withEveryFlag = (settings: Settings): Settings =>
  settingsSchema.parse(
    Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, value === false || value])),
  );

export async function finishSetup({ db, now }: Stage): Promise<void> {
  await writeDocument(db, 'settings', withEveryFlag(await readDocument(db, 'settings')));
  const { address } = await readDocument(db, 'store');
  await writeDocument(db, 'contact', { phoneNumber: '+12133734253', address: wireAddress(address) });
  await completeSetup(db, longAgo(now), now);
  await updateDocument(db, 'review', { decided: 'APPROVED' });
}

/** Hands in products that were added after the setup, as if they had always been there. */
export async function submitAdded({ db, now }: Stage): Promise<void> {
  await submitAll(db, longAgo(now));
}

export async function createAds({ db, now }: Stage): Promise<void> {
  const store = await readDocument(db, 'store');
  const owner = { email: ownerEmail, name: storeHost(store), currency: store.currency };
  const { ads, world } = createAdsAccount(await readDocument(db, 'world'), await readDocument(db, 'ads'), owner, now);
  await writeDocument(db, 'ads', ads);
  await writeDocument(db, 'world', world);
}

type Draft = Pick<CampaignRow, 'name' | 'amount' | 'type' | 'targeted_locations'>;

const CAMPAIGNS: readonly Draft[] = [
  { name: 'Everything, everywhere', amount: 2000, type: 'performance_max', targeted_locations: '["US","GB"]' },
  { name: 'Candles for the winter', amount: 1250, type: 'performance_max', targeted_locations: '["US"]' },
  { name: 'Lanterns 2024', amount: 800, type: 'shopping', targeted_locations: '[]' },
];

/** Campaign that was paused, and days since then. */
const PAUSED = 1;
const PAUSED_DAYS = 45;

/** What the campaigns were before: all enabled, or none. */
type Past = (campaign: ObservedObject) => ObservedObject | null;

/** Tells of the campaigns what would have been told of them, in its order. */
async function tellCampaigns({ db, now }: Stage): Promise<void> {
  const after = new Map([...(await observeObjects(db))].filter(([, { kind }]) => kind === 'campaign'));
  const enabled = (campaign: ObservedObject): ObservedObject => ({
    ...campaign,
    fields: { ...campaign.fields, status: { value: 'enabled' } },
  });
  const tell = async (was: Past, is: (campaign: ObservedObject) => ObservedObject, at: number) => {
    const before = [...after].flatMap(([key, campaign]) => {
      const earlier = was(campaign);
      return earlier ? [[key, earlier] as const] : [];
    });
    const later = [...after].map(([key, campaign]) => [key, is(campaign)] as const);
    const author = { person: FIRST_OWNER, source: { from: 'screen', reference: null }, at } as const;
    for (const change of changesBetween(new Map(before), new Map(later))) await recordActivity(db, author, change);
  };
  await tell(() => null, enabled, longAgo(now));
  await tell(enabled, (campaign) => campaign, now - PAUSED_DAYS * DAY_MS);
}

export async function finishAds({ db, now }: Stage): Promise<void> {
  const ads = await readDocument(db, 'ads');
  const store = await readDocument(db, 'store');
  await writeDocument(db, 'world', withBilling(await readDocument(db, 'world'), ads.id, 'approved'));
  await writeDocument(db, 'ads', {
    ...finishSteps(ads),
    setupComplete: true,
    createdTimestamp: Math.floor(longAgo(now) / 1000),
  });
  const today = todayIn(store, now);
  for (const [index, draft] of CAMPAIGNS.entries()) {
    const row = await insertCampaign(
      db,
      {
        ...draft,
        account_id: ads.id,
        status: 'enabled',
        country: store.address.country,
        converted: 0,
        created_at: longAgo(now),
      },
      addDays(today, -HISTORY_DAYS),
    );
    if (index === PAUSED) await changeCampaign(db, row, { status: 'paused' }, addDays(today, -PAUSED_DAYS));
  }
  await tellCampaigns({ db, now });
}

/** The upgrade of the legacy campaigns. */
export async function convertCampaigns({ db, now }: Stage, status: 'unconverted' | 'converted'): Promise<void> {
  const updated = Math.floor((now - 5 * DAY_MS) / 1000);
  await updateDocument(db, 'ads', { conversion: { status, updated } });
  if (status === 'converted') {
    const change = { converted: 1, type: 'performance_max' };
    await db.updateTable('campaigns').set(change).where('targeted_locations', '=', '[]').execute();
  }
}
