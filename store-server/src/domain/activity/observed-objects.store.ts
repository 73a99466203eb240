import { currencyPrecision, fromMinorUnits } from '@listings/shared-values';
import type { Database } from '../../db/tables';
import { readDocuments } from '../documents/documents.store';
import type { Documents } from '../documents/documents.types';
import { maskedAddress } from './masking.rules';
import {
  audienceObject,
  contactObject,
  hidden,
  listed,
  objectKey,
  person,
  plain,
  settingsObjects,
  sole,
  yesOrNo,
  type ObservedObject,
  type ObservedValue,
} from './observed-object.rules';

const KEYS = [
  'store',
  'hosting',
  'provider',
  'merchant',
  'ads',
  'settings',
  'audience',
  'contact',
  'listings',
  'review',
  'world',
] as const;

type Kept = Pick<Documents, (typeof KEYS)[number]>;

const moment = (at: number | null): ObservedValue => ({ value: at === null ? null : new Date(at).toISOString() });

/** The accounts, each only while it is connected or was lost. */
const accounts = ({ hosting, provider, merchant, ads, world }: Kept): (ObservedObject | null)[] => [
  hosting.status === 'none' ? null : sole('hosting', { status: plain(hosting.status), account: person(hosting.email) }),
  provider.status === 'none'
    ? null
    : sole('provider', {
        status: plain(provider.status),
        account: person(provider.email),
        access: listed(provider.scope),
      }),
  merchant.id === 0
    ? null
    : sole(
        'merchant',
        {
          account: plain(String(merchant.id)),
          verified: yesOrNo(merchant.steps.verify === 1),
          linked: yesOrNo(merchant.steps.link === 1),
          claimed: yesOrNo(merchant.steps.claim === 1),
        },
        String(merchant.id),
      ),
  ads.id === 0
    ? null
    : sole(
        'ads',
        {
          account: plain(String(ads.id)),
          billing: plain(world.adsAccounts.find(({ id }) => id === ads.id)?.billing ?? null),
          linked: yesOrNo(ads.steps.link_merchant === 1),
          conversion: yesOrNo(ads.steps.conversion_action === 1),
          complete: yesOrNo(ads.setupComplete),
        },
        String(ads.id),
      ),
];

const choices = ({ settings, audience, listings, review }: Kept): (ObservedObject | null)[] => [
  ...settingsObjects(settings),
  audienceObject(audience),
  listings.sync === null
    ? null
    : sole('sync', { sent_at: moment(listings.sync.startedAt), products: plain(String(listings.sync.products)) }),
  sole('review', { requested_at: moment(review.requestedAt), decided: plain(review.decided) }),
];

const persons = ({ store, contact }: Kept): ObservedObject[] => {
  return [
    contactObject(contact.phoneNumber, contact.address),
    sole('store', {
      address: hidden(JSON.stringify(store.address), maskedAddress(store.address.country, store.address.postcode)),
      currency: plain(store.currency),
      time_zone: plain(store.timeZone),
      language: plain(store.locale),
    }),
  ];
};

const amount = (minor: number | null, currency: string): ObservedValue => {
  const digits = currencyPrecision(currency);
  return minor === null ? { value: null } : { value: fromMinorUnits(minor, digits).toFixed(digits), unit: currency };
};

async function shipping(db: Database): Promise<ObservedObject[]> {
  const rates = await db.selectFrom('shipping_rates').selectAll().orderBy('country').execute();
  const times = await db.selectFrom('shipping_times').selectAll().orderBy('country').execute();
  const fields = rates.flatMap(({ country, currency, rate, threshold }) => [
    [country, amount(rate, currency)] as const,
    ...(threshold === null ? [] : [[`${country}.free_from`, amount(threshold, currency)] as const]),
  ]);
  return [
    sole('rates', Object.fromEntries(fields)),
    sole('times', Object.fromEntries(times.map(({ country, days }) => [country, plain(String(days))]))),
  ];
}

async function campaigns(db: Database, { world, store }: Kept): Promise<ObservedObject[]> {
  const rows = await db.selectFrom('campaigns').selectAll().orderBy('id').execute();
  const currencies = new Map(world.adsAccounts.map(({ id, currency }) => [id, currency]));
  return rows.map(({ id, account_id, name, status, amount: minor }) => ({
    kind: 'campaign',
    id: String(id),
    name,
    fields: {
      name: plain(name),
      status: plain(status),
      amount: amount(minor, currencies.get(account_id) ?? store.currency),
    },
  }));
}

/** Everything whose changes are told by what it was before and after; products are told of where they are changed. */
export async function observeObjects(db: Database): Promise<ReadonlyMap<string, ObservedObject>> {
  const kept = await readDocuments(db, KEYS);
  const objects = [
    ...(await campaigns(db, kept)),
    ...choices(kept),
    ...(await shipping(db)),
    ...persons(kept),
    ...accounts(kept),
  ];
  return new Map(objects.flatMap((object) => (object ? [[objectKey(object.kind, object.id), object] as const] : [])));
}
