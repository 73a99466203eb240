import { addDays, currencyPrecision, fromMinorUnits, localTime, toMinorUnits } from '@listings/shared-values';
import type { Database } from '../../db/tables';
import { ownerNames } from '../../people/people.store';
import { spendRefusal, type SpendingChange } from '../../people/spend-limit.rules';
import { beyondLimit, invalidParameters } from '../../calls/framework-error';
import { failure, ok, type CommonErrorReply, type HandlerContext, type Handlers } from '../../calls/handler';
import { adsCurrency } from '../accounts/ads.routes';
import {
  campaignRows,
  changeCampaign,
  findCampaign,
  insertCampaign,
  isNameTaken,
  type CampaignRow,
} from './campaigns.store';
import { throughProvider } from '../accounts/connection-guard';
import { readDocument } from '../documents/documents.store';
import { targetCountries, todayIn } from '../documents/store-profile.rules';

const DUPLICATE = 'A campaign with this name already exists';

const wireCampaign = (row: CampaignRow, currency: string) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  type: row.type,
  amount: fromMinorUnits(row.amount, currencyPrecision(currency)),
  country: row.country,
  targeted_locations: JSON.parse(row.targeted_locations) as string[],
});

const duplicate = (id?: number): CommonErrorReply => ({
  status: 400,
  body: { message: DUPLICATE, errors: { DUPLICATE_CAMPAIGN_NAME: DUPLICATE }, ...(id === undefined ? {} : { id }) },
});

/** The connected ads account: what campaigns belong to, and what their amounts are in. */
async function accountOf(db: Database): Promise<{ id: number; currency: string } | null> {
  const { id } = await readDocument(db, 'ads');
  const currency = await adsCurrency(db);
  return id === 0 || currency === null ? null : { id, currency };
}

/** `Campaign 2026-11-20 10:00:00`, with a number where that second has one already. */
async function freshName(db: Database, accountId: number, time: string): Promise<string> {
  const name = `Campaign ${time}`;
  for (let number = 2, candidate = name; ; number += 1) {
    if (!(await isNameTaken(db, accountId, candidate))) return candidate;
    candidate = `${name} (${number})`;
  }
}

interface NewCampaign {
  readonly amount: number;
  readonly targeted_locations: readonly string[];
  readonly name?: string | undefined;
}

/** The amount in minor units; null when it is less than the smallest one. */
const minorAmount = (amount: number, currency: string): number | null =>
  toMinorUnits(amount, currencyPrecision(currency)) || null;

const noAmount = (): CommonErrorReply => ({
  status: 400,
  body: invalidParameters({ amount: 'The amount is not one of the account’s currency.' }).body,
});

/** Refuses what makes all running campaigns spend more a day than the person's limit. */
async function beyond(
  { db, person }: HandlerContext,
  account: { readonly id: number; readonly currency: string },
  change: SpendingChange,
): Promise<CommonErrorReply | null> {
  if (person.spendLimit === null) return null;
  const rows = await campaignRows(db, account.id, true);
  const campaigns = rows
    .map((row) => wireCampaign(row, account.currency))
    .map(({ id, amount, status }) => ({ id, amount, isRunning: status === 'enabled' }));
  const refusal = spendRefusal(person, campaigns, change);
  return refusal && beyondLimit(refusal, await ownerNames(db));
}

async function create(context: HandlerContext, body: NewCampaign) {
  const { db, clock } = context;
  const account = await accountOf(db);
  if (!account) return failure(400, { message: 'Error creating campaign: no Ads account is connected.', errors: {} });
  const store = await readDocument(db, 'store');
  const unsupported = body.targeted_locations.filter((country) => !(country in targetCountries(store)));
  if (unsupported.length > 0) {
    const { body: refusal } = invalidParameters({ targeted_locations: `Not supported: ${unsupported.join(', ')}.` });
    return failure(400, refusal);
  }
  const amount = minorAmount(body.amount, account.currency);
  if (amount === null) return noAmount();
  if (body.name !== undefined && (await isNameTaken(db, account.id, body.name))) return duplicate();
  const refusal = await beyond(context, account, { id: null, amount: body.amount });
  if (refusal) return refusal;
  const now = clock.now();
  const row = await insertCampaign(
    db,
    {
      account_id: account.id,
      name: body.name ?? (await freshName(db, account.id, localTime(now, store.timeZone))),
      status: 'enabled',
      type: 'performance_max',
      amount,
      country: store.address.country,
      targeted_locations: JSON.stringify(body.targeted_locations),
      converted: 0,
      created_at: now,
    },
    // Its ads are looked at first: nothing is spent on the day it is made.
    addDays(todayIn(store, now), 1),
  );
  return ok(wireCampaign(row, account.currency));
}

const notFound = (id: number) => failure(404, { message: 'Campaign is not available.', id });

interface CampaignEdit {
  readonly name?: string | undefined;
  readonly status?: 'enabled' | 'paused' | undefined;
  readonly amount?: number | undefined;
}

async function update(context: HandlerContext, id: number, edit: CampaignEdit) {
  const { db, clock } = context;
  if (edit.name === undefined && edit.status === undefined && edit.amount === undefined) {
    return failure(400, { status: 'invalid_data', message: 'Invalid edit data.' });
  }
  const account = await accountOf(db);
  const row = account && (await findCampaign(db, account.id, id));
  if (!account || !row) return notFound(id);
  if (row.status === 'removed') {
    const message = 'Error editing campaign: the campaign was removed.';
    return failure(400, { message, errors: { OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE: message }, id });
  }
  if (edit.name !== undefined && (await isNameTaken(db, account.id, edit.name, id))) return duplicate(id);
  const amount = edit.amount === undefined ? row.amount : minorAmount(edit.amount, account.currency);
  if (amount === null) return noAmount();
  const isRunning = edit.status === undefined ? undefined : edit.status === 'enabled';
  const refusal = await beyond(context, account, { id, amount: edit.amount, isRunning });
  if (refusal) return refusal;
  const change = { name: edit.name ?? row.name, status: edit.status ?? row.status, amount };
  await changeCampaign(db, row, change, todayIn(await readDocument(db, 'store'), clock.now()));
  return ok({ status: 'success', message: 'Successfully edited campaign.', id });
}

async function remove(context: HandlerContext, id: number) {
  const { db, clock } = context;
  const account = await accountOf(db);
  const row = account && (await findCampaign(db, account.id, id));
  if (!account || !row) return notFound(id);
  if (row.status === 'removed') {
    const message = 'This campaign has already been deleted';
    return failure(400, { message, errors: { OPERATION_NOT_PERMITTED_FOR_REMOVED_RESOURCE: message }, id });
  }
  await changeCampaign(db, row, { status: 'removed' }, todayIn(await readDocument(db, 'store'), clock.now()));
  return ok({ status: 'success', message: 'Successfully deleted campaign.', id });
}

export const campaignsHandlers: Pick<
  Handlers,
  'listCampaigns' | 'createCampaign' | 'getCampaign' | 'updateCampaign' | 'deleteCampaign'
> = {
  listCampaigns: throughProvider(async ({ query }, { db }) => {
    const account = await accountOf(db);
    if (!account) return ok([]);
    const rows = await campaignRows(db, account.id, query.exclude_removed);
    return ok(rows.map((row) => wireCampaign(row, account.currency)));
  }),
  createCampaign: throughProvider(({ body }, context) => create(context, body)),
  getCampaign: throughProvider(async ({ params }, { db }) => {
    const account = await accountOf(db);
    const row = account && (await findCampaign(db, account.id, params.id));
    return account && row ? ok(wireCampaign(row, account.currency)) : notFound(params.id);
  }),
  updateCampaign: throughProvider(({ params, body }, context) => update(context, params.id, body)),
  deleteCampaign: throughProvider(({ params }, context) => remove(context, params.id)),
};
