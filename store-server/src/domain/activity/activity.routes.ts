import { failure, ok, type Handlers } from '../../calls/handler';
import { peopleInActivity, readActivity, type ActivityPlace } from './activity-page.store';
import { findEntry, wireEntries } from './activity.store';
import { maskedPerson } from './masking.rules';

const tokenOf = ({ day, id }: ActivityPlace): string => Buffer.from(`${day} ${id}`).toString('base64url');

/** Place that a page ends with; tokens that are none begin anew. */
function placeOf(token: string | undefined): ActivityPlace | undefined {
  const [, day, id] = /^(\d{4}-\d\d-\d\d) (\d{1,15})$/.exec(Buffer.from(token ?? '', 'base64url').toString()) ?? [];
  return day === undefined ? undefined : { day, id: Number(id) };
}

export const activityHandlers: Pick<Handlers, 'listActivity' | 'getActivityEntry'> = {
  listActivity: async ({ query }, { db }) => {
    const { kind, object, person, search, after, before, per_page, next_page } = query;
    const rows = await readActivity(db, {
      kind,
      object,
      person,
      search,
      after: after?.slice(0, 10),
      before: before?.slice(0, 10),
      behind: placeOf(next_page),
      limit: per_page + 1,
    });
    const page = rows.slice(0, per_page);
    const last = page.at(-1);
    const people = await peopleInActivity(db);
    return ok({
      entries: await wireEntries(db, page),
      people: people.map(({ id, name }) => ({ id, name: maskedPerson(name) })),
      next_page: rows.length > per_page && last ? tokenOf(last) : null,
    });
  },
  getActivityEntry: async ({ params: { id } }, { db }) => {
    const row = await findEntry(db, id);
    const [entry] = row ? await wireEntries(db, [row]) : [];
    return entry ? ok(entry) : failure(404, { message: 'There is no such entry. Entries are kept for 400 days.', id });
  },
};
