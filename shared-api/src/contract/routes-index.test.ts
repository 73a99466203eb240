import { routesIndexCases } from '../testing/behaviour';
import { endpoints, missingCalls, type EndpointKey } from './index';

it.each(routesIndexCases)('names the calls that a store does not have: $title', ({ index, missing }) => {
  expect(missingCalls(index)).toEqual(missing);
});

it('says nothing of calls of other namespaces', () => {
  const missing = missingCalls({ routes: { '/wc/gla': { methods: ['GET'] } } }) ?? [];
  const outside = (Object.keys(endpoints) as EndpointKey[]).filter((key) => !missing.includes(key));
  expect(outside.sort()).toEqual(['listProductVariations', 'listProducts', 'listVariations']);
});

it.each([null, [], {}, { routes: [] }, 'wc/gla'])('is null where there is no index: %j', (body) => {
  expect(missingCalls(body)).toBeNull();
});

it('is read in one pass, however many groups of a route may be absent', () => {
  const optional = { '/wc/gla': {}, [`/wc/gla/${'(a)?'.repeat(40)}`]: { methods: ['GET'] } };
  expect(missingCalls({ routes: optional })?.length).toBeGreaterThan(50);
});
