import type { ProductAttribute } from '../catalogue/catalogue.types';
import type { Database } from '../db/tables';
import { campaignRows, runsOf, type CampaignRow } from './campaigns.store';
import { isFound, productWeight } from './figures.rules';
import { shelfOf, type ReportedRun, type ReportedVariation, type Shelf } from './reports.rules';

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

interface VariationRow {
  readonly id: number;
  readonly title: string;
  readonly attributes: string;
  readonly parent_id: number | null;
}

/** A variation is called by its product and its options, unless its own title says both. */
function nameOf({ title, attributes }: VariationRow): string {
  const options = (JSON.parse(attributes) as ProductAttribute[]).flatMap(({ values }) => values);
  return title.includes(' - ') || options.length === 0 ? title : `${title} - ${options.join(', ')}`;
}

/** Of these ids those of variations, each with its part of its product's figures. */
export async function readVariations(db: Database, ids: readonly number[]): Promise<ReportedVariation[]> {
  if (ids.length === 0) return [];
  const variations = db
    .selectFrom('products')
    .select(['id', 'title', 'attributes', 'parent_id'])
    .where('type', '=', 'variation');
  const asked = await variations.where('id', 'in', [...ids]).execute();
  const parents = [...new Set(asked.flatMap(({ parent_id }) => parent_id ?? []))];
  if (parents.length === 0) return [];
  const siblings = await variations.where('parent_id', 'in', parents).orderBy('id').execute();
  const wanted = new Set(ids);
  return parents.flatMap((parentId) => {
    const family = siblings.filter(({ parent_id }) => parent_id === parentId);
    const all = family.reduce((sum, { id }) => sum + productWeight(id), 0);
    let to = 0;
    return family
      .map((row) => {
        const from = to;
        to += productWeight(row.id);
        return { id: row.id, name: nameOf(row), parentId, from, to, all };
      })
      .filter(({ id }) => wanted.has(id));
  });
}

/** Every campaign of an account, removed ones too, each with the days it ran. */
export async function reportedCampaigns(
  db: Database,
  accountId: number,
): Promise<readonly (CampaignRow & { readonly runs: readonly ReportedRun[] })[]> {
  const campaigns = await campaignRows(db, accountId, false);
  const runs = new Map<number, ReportedRun[]>(campaigns.map(({ id }) => [id, []]));
  const ids = campaigns.map(({ id }) => id);
  for (const { campaign_id, amount, first_day, last_day } of await runsOf(db, ids)) {
    runs.get(campaign_id)?.push({ amount, firstDay: first_day, lastDay: last_day });
  }
  return campaigns.map((campaign) => ({ ...campaign, runs: runs.get(campaign.id) ?? [] }));
}
