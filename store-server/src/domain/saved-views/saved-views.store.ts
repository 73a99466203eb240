import type { KeptViews } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';

interface SavedViewsTable {
  person_id: string;
  screen: string;
  /** JSON array of `{ name, query }`. */
  views: string;
  /** Name of the view that opens with the screen. */
  first: string | null;
}

declare module '../../db/tables' {
  interface StoreTables {
    saved_views: SavedViewsTable;
  }
}

type ViewsOfScreen = KeptViews['screens'][number];

/** Saved views of a person, by screen. */
export async function readSavedViews(db: Database, personId: string): Promise<KeptViews> {
  const rows = await db
    .selectFrom('saved_views')
    .select(['screen', 'views', 'first'])
    .where('person_id', '=', personId)
    .orderBy('screen')
    .execute();
  return {
    screens: rows.map(({ screen, views, first }) => ({
      screen,
      views: JSON.parse(views) as ViewsOfScreen['views'],
      first,
    })),
  };
}

/** Most characters of a query that the page is printed with. */
const longestPrinted = 2000;

/** By screen, the query of the view that opens with it, with its name; empty where none was chosen. */
export async function readFirstViews(db: Database, personId: string): Promise<Record<string, string>> {
  const { screens } = await readSavedViews(db, personId);
  return Object.fromEntries(
    screens.flatMap(({ screen, views, first }) => {
      const view = views.find(({ name }) => name === first);
      const query = new URLSearchParams(view?.query);
      if (view) query.set('view', view.name);
      const text = query.toString();
      return text.length > longestPrinted ? [] : [[screen, text]];
    }),
  );
}

/** Keeps the views of a screen in place of those before. */
export async function writeSavedViews(
  db: Database,
  personId: string,
  { screen, views, first }: ViewsOfScreen,
): Promise<void> {
  const kept = { views: JSON.stringify(views), first };
  await db
    .insertInto('saved_views')
    .values({ person_id: personId, screen, ...kept })
    .onConflict((conflict) => conflict.columns(['person_id', 'screen']).doUpdateSet(kept))
    .execute();
}
