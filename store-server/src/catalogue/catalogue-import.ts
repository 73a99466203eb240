import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/tables';
import { headerOf, type Header } from './catalogue-columns';
import { touch } from './catalogue-revisions.store';
import { recordsOf } from './catalogue-records';
import { rowOf } from './catalogue-row';
import {
  idsByRef,
  linesOfRun,
  openLinks,
  removeProduct,
  setGrouped,
  setParent,
  upsertProducts,
} from './catalogue.store';
import type { ImportRow, OpenLink } from './catalogue.store';
import { CatalogueFileError, DETAIL_LIMIT } from './catalogue.types';
import type { ImportProgress, ImportSummary, ProductType, RowError, SkippedRow } from './catalogue.types';

export interface ImportOptions {
  readonly file: string;
  /** Decimal places of the store's currency. */
  readonly digits: number;
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Marks the rows of this import; a word of its own when absent. */
  readonly run?: string;
}

/** Rows of one transaction. Twice as many would take half as much memory again: they outlive V8's young generation. */
const BATCH = 100;

/** Rows between two tellings of how far the import is. */
const TOLD_EVERY = 200;

/** Counts while the file goes by; keeps the first details only. */
class Tally {
  readonly taken: Record<ProductType, number> = { simple: 0, variable: 0, variation: 0, grouped: 0, external: 0 };
  readonly skipped: SkippedRow[] = [];
  readonly errors: RowError[] = [];
  rows = 0;
  unpublished = 0;
  skippedCount = 0;
  errorCount = 0;

  take({ product }: ImportRow): void {
    this.taken[product.type] += 1;
    if (!product.published) this.unpublished += 1;
  }

  skip(row: SkippedRow): void {
    this.skippedCount += 1;
    if (this.skipped.length < DETAIL_LIMIT) this.skipped.push(row);
  }

  fail(error: RowError): void {
    this.errorCount += 1;
    if (this.errors.length < DETAIL_LIMIT) this.errors.push(error);
  }

  summary(): ImportSummary {
    const { rows, taken, unpublished, skipped, skippedCount, errors, errorCount } = this;
    return {
      rows,
      taken,
      unpublished,
      skipped,
      skippedCount,
      errors: [...errors].sort((one, other) => one.line - other.line),
      errorCount,
    };
  }
}

/** Writes a batch; an id that this file had before is an error of the later row. */
async function writeBatch(
  batch: readonly ImportRow[],
  run: string,
  options: ImportOptions,
  tally: Tally,
): Promise<void> {
  if (batch.length === 0) return;
  await options.transaction(async (db) => {
    const seen = await linesOfRun(
      db,
      batch.map(({ product }) => product.id),
      run,
    );
    const fresh: ImportRow[] = [];
    for (const row of batch) {
      const before = seen.get(row.product.id);
      if (before !== undefined) {
        tally.fail({ line: row.line, column: 'ID', reason: `${row.product.id} was already on line ${before}` });
        continue;
      }
      seen.set(row.product.id, row.line);
      tally.take(row);
      fresh.push(row);
    }
    await upsertProducts(db, fresh, run);
    await touch(db, 'order', 'state', 'found');
  });
}

async function resolveLink(
  db: Database,
  link: OpenLink,
  ids: ReadonlyMap<string, number>,
  tally: Tally,
): Promise<void> {
  if (link.type === 'variation') {
    const parent = link.parentRef === null ? undefined : ids.get(link.parentRef);
    if (parent !== undefined) return setParent(db, link.id, parent);
    tally.taken.variation -= 1;
    tally.fail({ line: link.line, column: 'Parent', reason: `there is no product "${link.parentRef}"` });
    return removeProduct(db, link.id);
  }
  const children = link.groupedRefs.flatMap((ref) => ids.get(ref) ?? []);
  await setGrouped(db, link.id, children);
  const missing = link.groupedRefs.filter((ref) => !ids.has(ref));
  if (missing.length > 0) {
    const reason = `there is no product "${missing.join('", "')}"; the product was taken without it`;
    tally.fail({ line: link.line, column: 'Grouped products', reason });
  }
}

/** Parents and grouped products may stand anywhere in the file: they are looked up when all rows are in. */
async function resolveLinks(run: string, options: ImportOptions, tally: Tally): Promise<void> {
  for (let afterId = 0; ;) {
    const last = await options.transaction(async (db) => {
      const links = await openLinks(db, run, afterId, BATCH);
      const refs = links.flatMap(({ parentRef, groupedRefs }) => [
        ...(parentRef === null ? [] : [parentRef]),
        ...groupedRefs,
      ]);
      const ids = await idsByRef(db, [...new Set(refs)]);
      for (const link of links) await resolveLink(db, link, ids, tally);
      if (links.length > 0) await touch(db, 'order', 'state', 'found');
      return links.at(-1)?.id;
    });
    if (last === undefined) return;
    afterId = last;
  }
}

/**
 * Takes the products of an export into the store, batch by batch: in constant memory, each broken row on its own.
 * Throws a `CatalogueFileError` when the file is no product export, a system error when it cannot be read.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportSummary> {
  const { size } = await stat(options.file);
  const stream = createReadStream(options.file, { highWaterMark: 64 * 1024 });
  const run = options.run ?? randomUUID();
  const tally = new Tally();
  let header: Header | null = null;
  let batch: ImportRow[] = [];
  let toldRows = 0;
  const tell = (): void => {
    toldRows = tally.rows;
    options.onProgress?.({ bytes: stream.bytesRead, totalBytes: size, rows: tally.rows });
  };
  const flush = async (): Promise<void> => {
    await writeBatch(batch, run, options, tally);
    batch = [];
    if (tally.rows - toldRows >= TOLD_EVERY) tell();
  };
  for await (const record of recordsOf(stream)) {
    if (header === null) {
      if ('reason' in record) throw new CatalogueFileError(`Its header line ${record.reason}.`);
      header = headerOf(record.cells);
      continue;
    }
    tally.rows += 1;
    const result = rowOf(header, record, options.digits);
    if ('product' in result) batch.push(result);
    else if ('skipped' in result) tally.skip(result.skipped);
    else tally.fail(result.error);
    if (batch.length >= BATCH) await flush();
  }
  if (header === null) throw new CatalogueFileError('It is empty.');
  await flush();
  if (tally.rows > toldRows) tell();
  await resolveLinks(run, options, tally);
  return tally.summary();
}
