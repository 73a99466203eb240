import { randomUUID } from 'node:crypto';
import type { Figures } from '@listings/deploy/live';
import type { Database } from '../db/tables';
import { hashOf } from '../security/secrets';
import { lastFailureOf } from './client-failures.store';
import type { Testimony } from './evidence.rules';
import type { HeardPage, OpenedPage } from './silent-pages';

/** What was heard of a version from one witness in one hour since 1970. */
export interface CountedHour extends Testimony {
  readonly app: string;
  readonly version: string;
  readonly hour: number;
}

const HOUR_MS = 3_600_000;
export const KEPT_HOURS = 48;
/** Word of a page is asked for within seconds. */
const HEARD_MS = 600_000;

const pageOf = ({ session, release, app }: OpenedPage): string => hashOf(`${session} ${release} ${app}`);

const numbersIn = (text: string): readonly number[] => {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];
};

/**
 * What all processes on one database hear of the versions: each writes rows of its own, so that none waits for another,
 * and reads those of the others, of itself from before a restart as well.
 */
export class SharedCounts {
  private readonly process = randomUUID();

  constructor(
    private readonly db: Database,
    private readonly now: () => number,
  ) {}

  /** Writes the whole of each hour anew. */
  async write(hours: readonly CountedHour[]): Promise<void> {
    if (hours.length === 0) return;
    const rows = hours.map(({ times, screens, ...hour }) => ({
      ...hour,
      process: this.process,
      times: JSON.stringify(times),
      screens: JSON.stringify(screens),
    }));
    await this.db
      .insertInto('release_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['process', 'app', 'version', 'hour', 'witness']).doUpdateSet(({ ref }) => ({
          starts: ref('excluded.starts'),
          failures: ref('excluded.failures'),
          pages: ref('excluded.pages'),
          silent: ref('excluded.silent'),
          times: ref('excluded.times'),
          screens: ref('excluded.screens'),
        })),
      )
      .execute();
  }

  /** Hours that others heard of. */
  async ofOthers(): Promise<readonly CountedHour[]> {
    const rows = await this.db
      .selectFrom('release_counts')
      .selectAll()
      .where('process', '!=', this.process)
      .where('hour', '>', Math.floor(this.now() / HOUR_MS) - KEPT_HOURS)
      .execute();
    return rows.map(({ process: _process, times, screens, ...hour }) => ({
      ...hour,
      times: numbersIn(times),
      screens: numbersIn(screens),
    }));
  }

  /** What a version failed with last; null when nothing did, or it was taken back. */
  readonly lastFailureOf = (app: string, version: string): Promise<Figures['lastFailure']> =>
    lastFailureOf(this.db, app, version);

  /** Keeps word of pages that another process sent. */
  async keepHeard(heard: readonly HeardPage[]): Promise<void> {
    if (heard.length === 0) return;
    const rows = heard.map((page) => ({ id: randomUUID(), page: pageOf(page), heard_at: page.at }));
    await this.db.insertInto('heard_pages').values(rows).execute();
  }

  /** Of pages that this process sent and heard nothing of, those that no other process heard of either. */
  async unheardOf<Page extends OpenedPage & { readonly at: number }>(pages: readonly Page[]): Promise<readonly Page[]> {
    if (pages.length === 0) return [];
    const names = [...new Set(pages.map(pageOf))];
    const heard = await this.db.selectFrom('heard_pages').selectAll().where('page', 'in', names).execute();
    const taken = new Set<string>();
    const silent = pages.filter((page) => {
      const name = pageOf(page);
      const word = heard.find(
        ({ id, page: of, heard_at: at }) => of === name && Number(at) >= page.at && !taken.has(id),
      );
      if (word !== undefined) taken.add(word.id);
      return word === undefined;
    });
    if (taken.size > 0)
      await this.db
        .deleteFrom('heard_pages')
        .where('id', 'in', [...taken])
        .execute();
    return silent;
  }
}

export const forgetOldReleaseCounts = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom('release_counts')
    .where('hour', '<=', Math.floor(now / HOUR_MS) - KEPT_HOURS)
    .execute();
  await db
    .deleteFrom('heard_pages')
    .where('heard_at', '<', now - HEARD_MS)
    .execute();
};
