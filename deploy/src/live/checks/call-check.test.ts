import type { CallShape, ContractDocument } from '@listings/shared-api/contract-document';
import { relianceFaults } from './call-check';
import { application, shell } from '../testing/live.fixture';
import { readRequirements } from './build-requirements';

const text = { type: 'string' };
const object = (...required: readonly string[]) => ({
  type: 'object',
  properties: Object.fromEntries(required.map((name) => [name, text])),
  required,
});
const call = (over: Partial<CallShape> = {}): CallShape => ({
  method: 'GET',
  path: '/wc/gla/reports',
  answers: { '200': object('total') },
  ...over,
});
const contract = (getReport: CallShape | null, page: object = object('nonce')): ContractDocument => ({
  calls: getReport === null ? {} : { getReport },
  page: page as ContractDocument['page'],
});

const script = `const e=t=>t.api.getReport({query:t}),n="/google/reports",o='no "getOther" here'`;
const named = (name: string, specifier: string) => ({
  ...application(name, name).manifest,
  specifiers: { [specifier]: 'app' },
});
const page = {
  manifest: { ...shell.manifest, page: { entry: 'root', title: '', body: '', routes: { '/google/reports': [] } } },
  relies: { calls: {}, routes: [] },
};

/** An application, the client and the server, each made with the contract of its day. */
function faults(app: ContractDocument, client: ContractDocument, server: ContractDocument | null, source = script) {
  return relianceFaults(
    [
      page,
      { manifest: named('mfe-a', '@listings/mfe-a'), relies: readRequirements([source], app, false) },
      { manifest: named('shared-api', '@listings/shared-api'), relies: readRequirements([''], client, true) },
    ],
    server,
  );
}

const now = contract(call());

it('finds nothing between builds of one day', () => {
  expect(faults(now, now, now)).toEqual([]);
});

const differing: readonly (readonly [string, Parameters<typeof faults>, readonly string[]])[] = [
  [
    'a call the client does not have',
    [now, contract(null), now],
    ['mfe-a calls getReport, which shared-api does not have'],
  ],
  [
    'a call the server does not have',
    [now, now, contract(null)],
    ['shared-api calls getReport, which the server does not have'],
  ],
  [
    'another address',
    [now, now, contract(call({ path: '/wc/gla/report' }))],
    ['shared-api calls getReport of the server: is GET /wc/gla/reports, there it is GET /wc/gla/report'],
  ],
  [
    'an answer without a field',
    [now, now, contract(call({ answers: { '200': object() } }))],
    ['shared-api calls getReport of the server: answer 200.total is missing'],
  ],
  [
    'an answer that the application does not know',
    [now, contract(call({ answers: { '200': object('total'), '202': object() } })), null],
    ['mfe-a calls getReport of shared-api: the answer 202 is not expected'],
  ],
  [
    'a field that has to be sent',
    [contract(call({ body: object('id') })), contract(call({ body: object('id', 'name') })), null],
    ['mfe-a calls getReport of shared-api: body.name is missing'],
  ],
  [
    'a body that has to be sent',
    [now, contract(call({ body: object('id') })), null],
    ['mfe-a calls getReport of shared-api: body is missing'],
  ],
  [
    "the page's data without a field",
    [now, now, contract(call(), object())],
    ['shared-api reads the page: bootstrap.nonce is missing'],
  ],
  [
    'a screen that the shell does not know',
    [now, now, now, `${script};location="/google/new-screen"`],
    ['mfe-a leads to /google/new-screen, which the shell does not know'],
  ],
];

it.each(differing)('names what breaks: %s [D-6]', (_, [app, client, server, source], reasons) => {
  expect(faults(app, client, server, source)).toEqual(reasons);
});

it('asks nothing of calls that no live application makes', () => {
  expect(faults(now, now, contract(null), 'no calls')).toEqual([]);
});

it('reads calls and screens from what is shipped, minified', () => {
  expect(readRequirements([script, 'a["getReport"]'], now, false)).toEqual({
    calls: now.calls,
    routes: ['/google/reports'],
  });
});

it('reads calls that are taken out of the client by a pattern', () => {
  const read = (taken: readonly string[]) => readRequirements(['no calls'], now, false, taken).calls;
  expect([read([]), read(['getReport', 'other'])]).toEqual([{}, now.calls]);
});
