import type { Store } from '../db/store';
import { openAt, testEngine } from '../testing/engines';
import { callUnder, PlayedShop, responderOn } from './responder.fixture';

describe("an advertiser's limit at a real store", () => {
  let store: Store;

  beforeAll(async () => {
    store = await openAt(testEngine, 'spending');
    await store.migrate([]);
  });
  afterAll(() => store.close());

  const create = (key: string) =>
    callUnder(key, 'createCampaign', { body: { amount: 90, targeted_locations: ['US'] } }, 100);

  it('holds for calls at once: each is checked after what the one before has done', async () => {
    const shop = new PlayedShop();
    const respond = responderOn(store, shop.client, Date.now);
    const answers = await Promise.all(['a', 'b', 'c'].map((key) => respond(create(key))));
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 400]);
    expect(shop.campaigns).toMatchObject([{ amount: 90 }]);
  });

  it('holds for a repeat of what was made: that is no second one', async () => {
    const shop = new PlayedShop();
    const respond = responderOn(store, shop.client, Date.now);
    expect((await respond(create('again'))).status).toBe(200);
    expect((await respond(create('again'))).status).toBe(200);
    expect(shop.campaigns).toHaveLength(1);
  });
});
