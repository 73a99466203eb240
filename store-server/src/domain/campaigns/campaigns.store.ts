import type { Selectable } from 'kysely';
import { MOST_IDS, repeatedRead, repeatedReadOf } from '../../db/repeated-read';
import type { Database } from '../../db/tables';
import { mapInSlices } from '../../db/yield';
import { readDocument, updateDocument } from '../documents/documents.store';
import type { CampaignRunTable, CampaignTable } from '../documents/domain.table';

export type CampaignRow = Selectable<CampaignTable>;
export type CampaignRun = Selectable<CampaignRunTable>;

const readCampaigns = repeatedRead((db) =>
  db.selectFrom('campaigns').selectAll().where('account_id', '=', 0).orderBy('id'),
);

/** Campaigns of an ads account, oldest first. */
export async function campaignRows(
  db: Database,
  accountId: number,
  excludeRemoved: boolean,
): Promise<readonly CampaignRow[]> {
  const all = await readCampaigns(db, accountId);
  return excludeRemoved ? all.filter(({ status }) => status !== 'removed') : all;
}

export const findCampaign = (db: Database, accountId: number, id: number): Promise<CampaignRow | undefined> =>
  db.selectFrom('campaigns').selectAll().where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst();

/** True when another campaign of the account that was not removed has this name. */
export async function isNameTaken(db: Database, accountId: number, name: string, exceptId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('campaigns')
    .select('id')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .where('status', '<>', 'removed')
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Next id of the provider: ids go up, and start again when the provider's data is reset. */
async function nextId(db: Database): Promise<number> {
  const { nextCampaignId } = await readDocument(db, 'world');
  await updateDocument(db, 'world', { nextCampaignId: nextCampaignId + 1 });
  return nextCampaignId;
}

/** Writes a campaign that runs from a day on, if it is enabled. */
export async function insertCampaign(
  db: Database,
  campaign: Omit<CampaignRow, 'id'>,
  firstDay: string,
): Promise<CampaignRow> {
  const row = { ...campaign, id: await nextId(db) };
  await db.insertInto('campaigns').values(row).execute();
  if (row.status === 'enabled') await openRun(db, row.id, row.amount, firstDay);
  return row;
}

const openRun = (db: Database, campaign_id: number, amount: number, first_day: string) =>
  db.insertInto('campaign_runs').values({ campaign_id, amount, first_day, last_day: null }).execute();

const closeRun = (db: Database, campaignId: number, lastDay: string) =>
  db
    .updateTable('campaign_runs')
    .set({ last_day: lastDay })
    .where('campaign_id', '=', campaignId)
    .where('last_day', 'is', null)
    .execute();

/** The day a campaign may spend from: none before its very first. */
async function nextRunDay(db: Database, campaignId: number, today: string): Promise<string> {
  const runs = db.selectFrom('campaign_runs').where('campaign_id', '=', campaignId);
  const first = await runs.select(({ fn }) => fn.min('first_day').as('day')).executeTakeFirst();
  return first?.day && first.day > today ? first.day : today;
}

/** Changes a campaign; a new status or budget begins a new run today. */
export async function changeCampaign(
  db: Database,
  before: CampaignRow,
  change: Partial<Pick<CampaignRow, 'name' | 'status' | 'amount'>>,
  today: string,
): Promise<void> {
  const after = { ...before, ...change };
  await db
    .updateTable('campaigns')
    .set({ name: after.name, status: after.status, amount: after.amount })
    .where('id', '=', before.id)
    .execute();
  if (after.status === before.status && after.amount === before.amount) return;
  await closeRun(db, before.id, today);
  if (after.status === 'enabled') await openRun(db, before.id, after.amount, await nextRunDay(db, before.id, today));
}

const readRuns = repeatedReadOf((db, ids) =>
  db.selectFrom('campaign_runs').selectAll().where('campaign_id', 'in', ids).orderBy('id'),
);

/** The runs of some campaigns, those of each with the oldest first. */
export const runsOf = (db: Database, campaignIds: readonly number[]): Promise<CampaignRun[]> =>
  mapInSlices(campaignIds, MOST_IDS, (some) => readRuns(db, some));

export async function deleteAllCampaigns(db: Database): Promise<void> {
  await db.deleteFrom('campaign_runs').execute();
  await db.deleteFrom('campaigns').execute();
}
