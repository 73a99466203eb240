import type { Database } from '../db/tables';
import { campaignRows, runsOf, type CampaignRow } from './campaigns.store';
import { isFound } from './figures.rules';
import { shelfOf, type ReportedRun, type Shelf } from './reports.rules';

/** More parameters than this no statement gets. */
const CHUNK = 500;

/** The products that can be found, in the order of their first days, and their weights added up. */
export async function readShelf(db: Database): Promise<Shelf> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'first_day'])
    .where('first_day', 'is not', null)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  const found = rows.filter(({ id }) => isFound(id, rows.length));
  const titles = new Map<number, string>();
  for (let first = 0; first < found.length; first += CHUNK) {
    const ids = found.slice(first, first + CHUNK).map(({ id }) => id);
    const named = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
    for (const { id, title } of named) titles.set(id, title);
  }
  return shelfOf(found.map(({ id, first_day }) => ({ id, name: titles.get(id) ?? '', firstDay: first_day ?? '' })));
}

/** Every campaign of an account, removed ones too, with the days they ran. */
export async function reportedCampaigns(
  db: Database,
  accountId: number,
): Promise<{ campaigns: CampaignRow[]; runs: ReportedRun[] }> {
  const campaigns = await campaignRows(db, accountId, false);
  const runs = await runsOf(
    db,
    campaigns.map(({ id }) => id),
  );
  return {
    campaigns,
    runs: runs.map(({ campaign_id, amount, first_day, last_day }) => ({
      campaignId: campaign_id,
      amount,
      firstDay: first_day,
      lastDay: last_day,
    })),
  };
}
