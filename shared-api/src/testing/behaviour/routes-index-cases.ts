import { indexedCalls, indexedNamespace, routesIndex, type EndpointKey } from '../../contract';

/** An index of routes, and the calls of the contract that a store with it does not have; null: it is no index. */
export interface RoutesIndexCase {
  readonly title: string;
  readonly index: unknown;
  readonly missing: readonly EndpointKey[] | null;
}

type Routes = Readonly<Record<string, { readonly methods: readonly string[] }>>;

/** The routes of a store plugin as its platform prints them: some absent, some beside them. */
const printed = ({ without = [], more = {} }: { without?: readonly string[]; more?: Routes } = {}) => ({
  namespace: 'wc/gla',
  routes: Object.fromEntries(
    Object.entries({
      ...routesIndex().routes,
      '/wc/gla/mc/policy_check/allowed_countries': { methods: ['GET'] },
    })
      .filter(([path]) => !without.includes(path))
      .concat(Object.entries(more).map(([path, { methods }]) => [path, { methods: [...methods] } as never])),
  ),
});

const issues = ['/wc/gla/mc/issues', '/wc/gla/mc/issues/(?P<issue_type>[\\w-]+)'] as const;
const times = '/wc/gla/mc/shipping/times/(?P<country_code>[\\w-]+)';
const everyCall = Object.keys(indexedCalls) as EndpointKey[];
const get = { methods: ['GET'] };

/** What `missingCalls` answers, and what a host in another language has to answer too. */
export const routesIndexCases: readonly RoutesIndexCase[] = [
  { title: 'every call is there', index: printed(), missing: [] },
  {
    title: 'two routes are absent',
    index: printed({ without: ['/wc/gla/mc/phone-verification/request', '/wc/gla/mc/phone-verification/verify'] }),
    missing: ['requestVerificationCode', 'verifyPhoneNumber'],
  },
  {
    title: 'a route takes one of two methods',
    index: printed({ more: { '/wc/gla/mc/review': get } }),
    missing: ['requestReview'],
  },
  {
    title: 'a route takes no method',
    index: printed({ more: { '/wc/gla/mc/review': { methods: [] } } }),
    missing: ['getReview', 'requestReview'],
  },
  {
    title: 'one route with a group that may be absent stands for two paths',
    index: printed({ without: issues, more: { '/wc/gla/mc/issues(/(?P<issue_type>[a-z]+))?': get } }),
    missing: [],
  },
  {
    title: 'a group without a name that may be absent',
    index: printed({ without: issues, more: { '/wc/gla/mc/issues(?:/(?P<issue_type>[a-z]+))?': get } }),
    missing: [],
  },
  {
    title: 'the parameter alone may be absent',
    index: printed({ without: issues, more: { '/wc/gla/mc/issues/(?P<issue_type>[a-z]+)?': get } }),
    missing: ['listAllIssues'],
  },
  {
    title: 'groups and brackets inside of a parameter',
    index: printed({
      without: [times],
      more: { '/wc/gla/mc/shipping/times/(?P<country_code>(?:[^)(]|\\)){2})': { methods: ['GET', 'DELETE'] } },
    }),
    missing: [],
  },
  {
    title: 'a route too long to read',
    index: printed({
      without: [issues[1]],
      more: { [`/wc/gla/mc/issues/(?P<issue_type>${'[a-z]'.repeat(100)})`]: get },
    }),
    missing: ['listIssues'],
  },
  {
    title: 'a route with more absent groups than are told apart',
    index: printed({ without: ['/wc/gla/mc/review'], more: { '/wc/gla/mc/review(a)?(b)?(c)?(d)?': get } }),
    missing: ['getReview', 'requestReview'],
  },
  { title: 'no route but the index itself', index: { routes: { [indexedNamespace]: get } }, missing: everyCall },
  {
    title: 'a pattern of twenty thousand brackets',
    index: { routes: { [indexedNamespace]: get, [`/wc/gla/${'('.repeat(20_000)}`]: get } },
    missing: everyCall,
  },
  {
    title: 'a pattern that never closes its brackets',
    index: { routes: { [indexedNamespace]: get, '/wc/gla/mc/review(?P<a>([': get } },
    missing: everyCall,
  },
  { title: 'no routes', index: { routes: {} }, missing: null },
  { title: 'routes of another namespace', index: { routes: { '/wp/v2': get } }, missing: null },
];
