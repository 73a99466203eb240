import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const OWNER = 'owner@lantern-and-loam.example';
const OTHER = 'agency@lantern-and-loam.example';
const ACCESS = '/wc/gla/google/reconnected';

describe('the account that was connected before', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('provider-lost');
  });

  afterAll(() => domain.stop());

  const consentAs = async (email: string) => {
    const { url } = (await domain.call('GET', '/wc/gla/google/connect')).body as { url: string };
    const { pathname, searchParams } = new URL(url);
    const state = searchParams.get('state') ?? '';
    const scope = 'https://www.googleapis.com/auth/content';
    await domain.page('POST', pathname, { state, decision: 'approve', email, scope });
  };
  const access = async () => (await domain.call('GET', ACCESS)).body;

  it('stays known while another one that may not use the stored accounts is connected and let go, until it is back', async () => {
    expect(await access()).toMatchObject({ active: 'no', email: OWNER });
    await consentAs(OTHER);
    expect(await access()).toMatchObject({ active: 'yes', email: OTHER, merchant_access: 'no', previous_email: OWNER });
    await domain.call('DELETE', '/wc/gla/google/connect');
    expect(await access()).toMatchObject({ active: 'no', previous_email: OWNER });
    await consentAs(OWNER);
    expect(await access()).toMatchObject({ active: 'yes', email: OWNER, merchant_access: 'yes' });
    expect(await access()).not.toHaveProperty('previous_email');
  });
});
