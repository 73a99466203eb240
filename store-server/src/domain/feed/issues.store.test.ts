import { sql } from 'kysely';
import { testEngine } from '../../testing/engines';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { insertIssues, issuesOfProduct } from './issues.store';

const issue = {
  type: 'product' as const,
  issue: 'Missing value [gtin]',
  code: 'missing_gtin',
  action: '',
  action_url: '',
  severity: 'error' as const,
  countries: '["US"]',
};

describe('the issues of one product', () => {
  let domain: DomainUnderTest;
  beforeAll(async () => {
    domain = await startDomain('complete');
  });
  afterAll(() => domain.stop());

  it.each([true, false])(
    'are found by the index, whatever else the store holds; errors only: %s',
    async (errorsOnly) => {
      const { db } = domain.server.store;
      for (let from = 0; from < 20_000; from += 500)
        await insertIssues(
          db,
          Array.from({ length: 500 }, (_, at) => ({
            ...issue,
            product_id: from + at,
            product: `Product ${from + at}`,
          })),
        );
      if (testEngine.name === 'postgres') await sql`analyze issues`.execute(db);
      const query = issuesOfProduct(db, 15_000, errorsOnly);
      const plan = await (testEngine.name === 'postgres' ? query.explain() : query.explain(undefined, sql`query plan`));
      expect(JSON.stringify(plan)).toContain('issues_product');
    },
  );
});
