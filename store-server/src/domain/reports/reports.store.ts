import { attributesOf } from '../../catalogue/product-columns.rules';
import { sql } from 'kysely';
import type { Database } from '../../db/tables';
import { letOthersGo, mapInSlices } from '../../db/yield';
import { campaignRows, runsOf, type CampaignRow } from '../campaigns/campaigns.store';
import { isFound, productWeight } from './figures.rules';
import { shelfOf, type ReportedRun, type ReportedVariation, type Shelf } from './reports.rules';

/** More parameters than this no statement gets. */
const CHUNK = 500;

/** The products that can be found, in the order of their first days, and their weights added up. */
export async function readShelf(db: Database): Promise<Shelf> {
  const rows = await readFound(db);
  const found = rows.filter(({ id }) => isFound(id, rows.length));
  const named = await mapInSlices(found, CHUNK, async (some) => {
    const ids = some.map(({ id }) => id);
    const titles = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
    const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
    return some.map(({ id, first_day }) => ({ id, name: titleOf.get(id) ?? '', firstDay: first_day }));
  });
  return shelfOf(named);
}

/** Read in one go; between two of them everybody else's requests go on. */
const ROWS_AT_ONCE = 5000;

interface FoundRow {
  readonly id: number;
  readonly first_day: string;
}

async function readFound(db: Database): Promise<readonly FoundRow[]> {
  const all: FoundRow[] = [];
  let last: FoundRow = { id: 0, first_day: '' };
  for (;;) {
    const rows = await db
      .selectFrom('products')
      .select(['id', sql<string>`first_day`.as('first_day')])
      .where(sql<boolean>`(first_day, id) > (${last.first_day}, ${last.id})`)
      .orderBy('first_day')
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute();
    for (const row of rows) all.push(row);
    last = rows.at(-1) ?? last;
    if (rows.length < ROWS_AT_ONCE) return all;
    await letOthersGo();
  }
}

interface VariationRow {
  readonly id: number;
  readonly title: string;
  readonly attributes: string;
  readonly parent_id: number | null;
}

/** A variation is called by its product and its options, unless its own title says both. */
function nameOf(row: VariationRow): string {
  const { title } = row;
  const options = attributesOf(row).flatMap(({ values }) => values);
  return title.includes(' - ') || options.length === 0 ? title : `${title} - ${options.join(', ')}`;
}

/** The variations among these ids, each with its part of its product's figures. */
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
