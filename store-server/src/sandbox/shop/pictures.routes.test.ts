import { startDomain, type DomainUnderTest } from '../../domain/testing/domain.fixture';

describe('the pictures of the made-up shop', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('complete');
  });

  afterAll(() => domain.stop());

  it('are drawn for each product, of nothing but shapes', async () => {
    const { status, headers, body } = await domain.page('GET', '/sandbox/pictures/101.svg');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(String(body)).toMatch(/^<svg [^>]*viewBox="0 0 64 64"/);
    expect(String(body)).not.toMatch(/<script|href|on\w+=/);
  });

  it.each(['99.svg', '0.svg', '101.png', '..%2F101.svg', '1e3.svg'])('are none for %s', async (file) => {
    expect((await domain.page('GET', `/sandbox/pictures/${file}`)).status).toBe(404);
  });
});
