import { endpoints, missingCalls, routesIndex, type EndpointKey } from './index';

/** The routes of a store plugin as its platform prints them, without those given. */
const printed = (...without: readonly string[]) => ({
  namespace: 'wc/gla',
  routes: Object.fromEntries(
    Object.entries({
      ...routesIndex().routes,
      '/wc/gla/mc/issues(/(?P<issue_type>[a-z]+))?': { namespace: 'wc/gla', methods: ['GET'], endpoints: [] },
      '/wc/gla/mc/policy_check/allowed_countries': { namespace: 'wc/gla', methods: ['GET'], endpoints: [] },
    }).filter(([path]) => !without.includes(path)),
  ),
});

describe('the routes index', () => {
  it('names the calls that a store does not have, by method and path', () => {
    expect(missingCalls(printed())).toEqual([]);
    expect(
      missingCalls(printed('/wc/gla/mc/phone-verification/request', '/wc/gla/mc/phone-verification/verify')),
    ).toEqual(['requestVerificationCode', 'verifyPhoneNumber']);
    const readOnly = printed();
    readOnly.routes['/wc/gla/mc/review'] = { namespace: 'wc/gla', methods: ['GET'], endpoints: [] };
    expect(missingCalls(readOnly)).toEqual(['requestReview']);
  });

  it('reads the patterns of the platform: named groups, and groups that may be absent', () => {
    const own = ['/wc/gla/mc/issues', '/wc/gla/mc/issues/(?P<issue_type>[\\w-]+)'];
    expect(missingCalls(printed(...own))).toEqual([]);
    expect(missingCalls(printed(...own, '/wc/gla/mc/issues(/(?P<issue_type>[a-z]+))?'))).toEqual([
      'listAllIssues',
      'listIssues',
    ]);
    const odd = printed('/wc/gla/mc/shipping/times/(?P<country_code>[\\w-]+)');
    odd.routes['/wc/gla/mc/shipping/times/(?P<country_code>(?:[^)(]|\\)){2})'] = {
      namespace: 'wc/gla',
      methods: ['GET', 'DELETE'],
      endpoints: [],
    };
    expect(missingCalls(odd)).toEqual([]);
  });

  it('says nothing of calls of other namespaces, and nothing where it is no index', () => {
    const empty = { namespace: 'wc/gla', routes: { '/wc/gla': { methods: ['GET'] } } };
    const missing = missingCalls(empty) ?? [];
    const outside = (Object.keys(endpoints) as EndpointKey[]).filter((key) => !missing.includes(key));
    expect(outside.sort()).toEqual(['listProductVariations', 'listProducts', 'listVariations']);
    for (const body of [null, [], {}, { routes: [] }, { routes: { '/wp/v2': {} } }, 'wc/gla'])
      expect(missingCalls(body)).toBeNull();
  });

  it('is read in one pass, whatever stands in it', () => {
    const nested = { '/wc/gla': {}, [`/wc/gla/${'('.repeat(20_000)}`]: { methods: ['GET'] } };
    const optional = { '/wc/gla': {}, [`/wc/gla/${'(a)?'.repeat(40)}`]: { methods: ['GET'] } };
    expect(missingCalls({ routes: nested })?.length).toBeGreaterThan(50);
    expect(missingCalls({ routes: optional })?.length).toBeGreaterThan(50);
  });
});
