import { readRevisions } from '../../catalogue/catalogue-revisions.store';
import type { Database } from '../../db/tables';
import { Memo } from '../values/memo';
import type { Shelf } from './reports.rules';
import { readShelf } from './reports.store';

/** The products that figures go to, kept until one of them changes: beside `CatalogueCache`, which keeps what the feed shows. */
export class ShelfCache {
  readonly #shelves = new Memo<Shelf>(2);

  async shelf(db: Database): Promise<Shelf> {
    const { order, found } = await readRevisions(db);
    return this.#shelves.get(`${order} ${found}`, () => readShelf(db));
  }
}
