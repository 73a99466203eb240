import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, isMutation, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import {
  behaviours,
  catalogue,
  runBehaviour,
  wireCall,
  type ExportedProduct,
  type StoreUnderTest,
} from '@listings/shared-api/behaviour';
import { startDomain, type DomainUnderTest } from './domain/testing/domain.fixture';
import { temporaryDirectory } from './testing/temporary-directory';

const columns: Readonly<Record<string, (product: ExportedProduct) => string | number | undefined>> = {
  ID: ({ id }) => id,
  Type: ({ type }) => type,
  Name: ({ title }) => title,
  Published: () => 1,
  'Visibility in catalog': () => 'visible',
  'Regular price': ({ price }) => price,
  'GTIN, UPC, EAN, or ISBN': ({ gtin }) => gtin,
  Images: ({ image }) => image,
  Parent: ({ parent }) => (parent === undefined ? '' : `id:${parent}`),
  'Attribute 1 name': ({ attribute }) => attribute?.[0],
  'Attribute 1 value(s)': ({ attribute }) => attribute?.slice(1).join(', '),
};

const line = (fields: readonly (string | number | undefined)[]): string =>
  fields.map((field) => `"${String(field ?? '')}"`).join(',');

/** The catalogue as the store platform exports it. */
function writeCatalogue(): string {
  const file = join(temporaryDirectory('catalogue'), 'catalogue.csv');
  const rows = catalogue.map((product) => line(Object.values(columns).map((fieldOf) => fieldOf(product))));
  writeFileSync(file, [line(Object.keys(columns)), ...rows, ''].join('\n'));
  return file;
}

const realStore = (domain: DomainUnderTest): StoreUnderTest => ({
  open: (situation) => domain.load(situation),
  request: (key, input) => {
    const { method, path, body } = wireCall(key, input);
    return domain.call(method, path, body);
  },
  happens: {
    billingApproved: async () => void (await domain.call('POST', '/sandbox/v1/billing', { approve: true })),
    codeArrives: async () => {
      const { body } = await domain.call('GET', '/sandbox/v1/phone');
      return (body as readonly { readonly code: string }[])[0]?.code ?? '';
    },
  },
});

/** Alerts come by the clock, not by calls. */
const alerts: readonly EndpointKey[] = ['countUnreadAlerts', 'listAlerts'];

/** Variants of reads that no application asks for, and the look at the shop, which goes on beside any call. */
const uncompared: readonly EndpointKey[] = ['refreshProductStatistics', 'listAllIssues', 'getStoreChecks', ...alerts];

/** Reads with what screens ask for beyond the plain ones. */
const detailed: readonly (readonly [EndpointKey, object])[] = [
  ['listProductFeed', { query: { details: true } }],
  ...catalogue.map(({ id }) => ['getFeedProduct', { params: { id } }] as const),
  ...['free', 'paid'].map(
    (source) => ['getCountriesReport', { query: { source, after: '2026-10-01', before: '2026-12-31' } }] as const,
  ),
];

/** The reads that ask for nothing in particular, and those. */
const comparedReads = [
  ...(Object.keys(endpoints) as EndpointKey[])
    .filter((key) => {
      const { method, params, query }: EndpointDefinition = endpoints[key];
      if (uncompared.includes(key)) return false;
      return method === 'GET' && !params && !key.startsWith('start') && (!query || query.safeParse({}).success);
    })
    .map((key) => [key, {}] as const),
  ...detailed,
];

/** Answers in the order of the compared reads. */
type Reads = readonly (string | undefined)[];

const isOther = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Answers of all compared reads now; a refused read has no answer that could be stale. */
async function readAll(store: StoreUnderTest): Promise<Reads> {
  const reads: (string | undefined)[] = [];
  for (const [key, input] of comparedReads) {
    const { status, body } = await store.request(key, input);
    reads.push(status === 200 ? JSON.stringify(body).replace(/"timestamp":\d+/, '') : undefined);
  }
  return reads;
}

/** The behaviours in which something changes. */
const changing = behaviours
  .filter(({ steps }) => steps.some((step) => 'call' in step && isMutation(step.call)))
  .map((behaviour) => [behaviour.rule, behaviour] as const);

describe('the store server behaves', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('fresh', { CATALOG: writeCatalogue() });
  });

  afterAll(() => domain.stop());

  it.each(behaviours.map((behaviour) => [behaviour.rule, behaviour] as const))('%s', async (_rule, behaviour) => {
    const outcomes = await runBehaviour(behaviour, realStore(domain));
    expect(outcomes.map(({ step, seen }) => ({ step, seen }))).toEqual(
      outcomes.map(({ step, expected }) => ({ step, seen: expected })),
    );
  });

  it.each(changing)('changes no read that the contract does not name as stale, where %s', async (_rule, behaviour) => {
    const store = realStore(domain);
    const forgotten: string[] = [];
    let before: Reads = [];
    const request: StoreUnderTest['request'] = async (key, input) => {
      const reply = await store.request(key, input);
      if (!isMutation(key)) return reply;
      const after = await readAll(store);
      const { invalidates }: EndpointDefinition = endpoints[key];
      for (const [at, [read]] of comparedReads.entries())
        if (isOther(before[at], after[at]) && !invalidates?.includes(read)) forgotten.push(`${key} changes ${read}`);
      before = after;
      return reply;
    };
    const open: StoreUnderTest['open'] = async (situation) => {
      await store.open(situation);
      before = await readAll(store);
    };
    await runBehaviour(behaviour, { ...store, open, request });
    expect(forgotten).toEqual([]);
  });
});
