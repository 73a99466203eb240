import { found, placesFor } from './places.rules';

const facts = { mcSetupComplete: true, adsSetupComplete: true, missingCalls: [] };
const names = (of: Partial<Parameters<typeof placesFor>[0]>) => placesFor({ ...facts, ...of }).map(({ name }) => name);

it('leads to what the setup allows: the setup alone before it is complete', () => {
  expect(names({ mcSetupComplete: false })).toEqual(['start', 'setupMc']);
  expect(names({ adsSetupComplete: false })).toContain('setupAds');
  expect(names({ adsSetupComplete: false })).not.toContain('createCampaign');
  expect(names({})).toEqual([
    'dashboard',
    'programs',
    'productsReport',
    'productFeed',
    'downloadProducts',
    'settings',
    'createCampaign',
    'audience',
    'shipping',
    'phone',
    'address',
    'alerts',
    'activity',
    'apiKeys',
  ]);
});

it('leaves out what the store cannot do', () => {
  const missingCalls = ['getAlertSettings', 'getActivityEntry', 'verifyPhoneNumber', 'createApiKey'] as never[];
  expect(names({ missingCalls })).not.toEqual(expect.arrayContaining(['alerts']));
  expect(names({ missingCalls }).slice(-3)).toEqual(['audience', 'shipping', 'address']);
});

it('leaves out the forms of what the role may not do: they would be locked [20]', () => {
  const refused = {
    createCampaign: 'advertiser',
    completeAdsSetup: 'advertiser',
    saveAudience: 'feed-manager',
    saveSettings: 'feed-manager',
    verifyPhoneNumber: 'feed-manager',
    saveContactInformation: 'feed-manager',
    createApiKey: 'owner',
  } as const;
  const person = { id: 'vi', name: 'Vi', role: 'viewer', spendLimit: null, refused, refusal: '' } as const;
  expect(names({ person })).toEqual([
    'dashboard',
    'programs',
    'productsReport',
    'productFeed',
    'downloadProducts',
    'settings',
    'alerts',
    'activity',
    'people',
  ]);
  expect(names({ person, adsSetupComplete: false })).not.toContain('setupAds');
});

it('leads owners to the invitation of a person, and everybody who is known by name to the people [20]', () => {
  const person = { id: 'ada', name: 'Ada', role: 'owner', spendLimit: null, refused: {}, refusal: '' } as const;
  expect(placesFor({ ...facts, person }).slice(-2)).toEqual([
    { name: 'people', to: '/people' },
    { name: 'invitePerson', to: '/people?invite=new' },
  ]);
});

it('finds what has every word, the closest first, whatever the accents and capitals', () => {
  const texts = ['Reports: products', 'Product feed', 'Édition du profil', 'Unproductive'];
  const search = (query: string) => found(texts, query, (text) => text);
  expect(search('')).toEqual(texts);
  expect(search('PRODUCT')).toEqual(['Product feed', 'Reports: products', 'Unproductive']);
  expect(search('feed prod')).toEqual(['Product feed']);
  expect(search('edition')).toEqual(['Édition du profil']);
  expect(search('nothing')).toEqual([]);
});
