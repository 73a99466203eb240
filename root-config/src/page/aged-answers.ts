import type { Bootstrap } from '@listings/shared-api/contract';
import { formatsOf, zoneClock } from '@listings/shared-values';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LaterText } from '../messages/later-texts';
import type { NoticeList } from '../notices/notice-list';

export interface AgedAnswersOptions {
  readonly queryClient: QueryClient;
  readonly notices: NoticeList;
  readonly text: LaterText;
  readonly bootstrap: Pick<Bootstrap, 'timeZone' | 'utcOffset'>;
  /** BCP 47 tag that moments are written in. */
  readonly locale: string;
}

const id = 'aged-answers';

/**
 * Answers that a real store did not give now but some time ago: figures say as of when they are, and so does one notice
 * for the page, until each was given anew.
 */
export class AgedAnswers {
  /** Hash of a read → its key and the moment of its answer, in milliseconds since 1970. */
  private readonly aged = new Map<string, { readonly queryKey: QueryKey; readonly takenAt: number }>();

  constructor(private readonly options: AgedAnswersOptions) {
    options.queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success' && event.action.manual !== true)
        this.answered(event.query.queryHash);
    });
  }

  /** The answer to this read is `ageMs` old. After it has arrived in the cache. */
  add(queryKey: QueryKey, ageMs: number): void {
    const { queryClient } = this.options;
    const query = queryClient.getQueryCache().find({ queryKey });
    if (query === undefined) return;
    const takenAt = Date.now() - ageMs;
    this.aged.set(query.queryHash, { queryKey, takenAt });
    queryClient.setQueryData(queryKey, (data: unknown) => data, { updatedAt: takenAt });
    this.tell();
  }

  /** The store answers again: what else is old is worth another try. */
  private answered(hash: string): void {
    if (!this.aged.delete(hash)) return;
    if (this.aged.size === 0) this.options.notices.dismiss(id);
    else this.readAgain();
  }

  private readAgain(): void {
    for (const { queryKey } of this.aged.values()) void this.options.queryClient.invalidateQueries({ queryKey });
  }

  private tell(): void {
    const { notices, text, bootstrap, locale } = this.options;
    const oldest = Math.min(...[...this.aged.values()].map(({ takenAt }) => takenAt));
    const action = { label: text('unread.retry'), run: () => this.readAgain() };
    const moment = formatsOf(locale).moment(zoneClock(oldest, bootstrap), 'UTC');
    notices.show({ id, kind: 'info', stays: true, text: text('aged', { moment }), action });
  }
}
