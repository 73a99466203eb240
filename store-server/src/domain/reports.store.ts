import type { Database } from '../db/tables';
import { campaignRows, runsOf, type CampaignRow } from './campaigns.store';
import type { ReportedProduct, ReportedRun } from './reports.rules';

/** Products that could ever be found, in the order of their first days. */
export async function reportedProducts(db: Database): Promise<ReportedProduct[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'first_day'])
    .where('first_day', 'is not', null)
    .orderBy('first_day')
    .orderBy('id')
    .execute();
  return rows.map(({ id, title, first_day }) => ({ id, name: title, firstDay: first_day ?? '' }));
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
