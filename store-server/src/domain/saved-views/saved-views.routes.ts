import { invalidParameters } from '../../calls/framework-error';
import { ok, type Handlers } from '../../calls/handler';
import { readSavedViews, writeSavedViews } from './saved-views.store';

/** Each person's own saved views. */
export const savedViewsHandlers: Pick<Handlers, 'listSavedViews' | 'saveSavedViews'> = {
  listSavedViews: async (_request, { db, person }) => ok(await readSavedViews(db, person.id)),
  saveSavedViews: async ({ body }, { db, person }) => {
    const { views, first } = body;
    if (first !== null && !views.some(({ name }) => name === first)) {
      const { status, body: problem } = invalidParameters({ first: 'It is the name of none of the views.' });
      return { status, body: problem };
    }
    await writeSavedViews(db, person.id, body);
    return ok(await readSavedViews(db, person.id));
  },
};
