import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { personalData, forgetPerson } from '../../people/personal-data.store';
import { readFirstViews, readSavedViews, writeSavedViews } from './saved-views.store';

const views = [{ name: 'To mend', query: 'status=disapproved' }];
const screen = 'product-feed';

describe('saved views', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('complete');
  });

  afterAll(() => domain.stop());

  it('are those of one person alone, are exported with the rest of their data, and are forgotten with it', async () => {
    await domain.server.store.transaction(async (db) => {
      await writeSavedViews(db, 'ada', { screen, views, first: null });
      await writeSavedViews(db, 'owner', { screen, views, first: 'To mend' });
    });
    expect((await domain.call('GET', '/wc/gla/saved-views')).body).toEqual({
      screens: [{ screen, views, first: 'To mend' }],
    });
    await domain.server.store.transaction(async (db) => {
      expect(await personalData(db, 'owner')).toMatchObject({ savedViews: [{ screen, first: 'To mend' }] });
      await forgetPerson(db, 'ada');
      expect(await readSavedViews(db, 'ada')).toEqual({ screens: [] });
      expect((await readSavedViews(db, 'owner')).screens).toHaveLength(1);
    });
  });

  it('give the query of the one that opens with a screen to the page, with its name', async () => {
    await domain.server.store.transaction(async (db) => {
      const all = [...views, { name: 'A & b', query: 'period=week&view=Old' }];
      await writeSavedViews(db, 'kim', { screen, views, first: null });
      await writeSavedViews(db, 'kim', { screen: 'reports-programs', views: all, first: 'A & b' });
      expect(await readFirstViews(db, 'kim')).toEqual({
        'product-feed': '',
        'reports-programs': 'period=week&view=A+%26+b',
      });
      expect(await readFirstViews(db, 'nobody')).toEqual({});
    });
  });
});
