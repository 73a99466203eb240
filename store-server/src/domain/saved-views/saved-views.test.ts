import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { personalData, forgetPerson } from '../../people/personal-data.store';
import { readSavedViews, writeSavedViews } from './saved-views.store';

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
});
