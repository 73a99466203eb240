import { ok, type Handlers } from '../../calls/handler';
import { readActivity, wireEntry } from './activity.store';

const tokenOf = (id: number): string => Buffer.from(String(id)).toString('base64url');

/** Id that a page ends with; tokens that are none begin anew. */
function idOf(token: string | undefined): number | undefined {
  const id = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

export const activityHandlers: Pick<Handlers, 'listActivity'> = {
  listActivity: async ({ query }, { db }) => {
    const { kind, after, before, per_page, next_page } = query;
    const below = idOf(next_page);
    const rows = await readActivity(db, {
      kind,
      after: after?.slice(0, 10) ?? '0000-00-00',
      before: before?.slice(0, 10) ?? '9999-99-99',
      below,
      limit: per_page + 1,
    });
    const page = rows.slice(0, per_page);
    const last = page.at(-1);
    return ok({
      entries: page.map(wireEntry),
      next_page: rows.length > per_page && last ? tokenOf(last.id) : null,
    });
  },
};
