import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import { misfitText } from './misfit.rules';

/** Text for an answer that the schema of a read rejects. */
function textOf(key: EndpointKey, answer: unknown) {
  const { answers }: EndpointDefinition = endpoints[key];
  const parsed = answers[200]?.safeParse(answer);
  if (parsed?.success !== false) throw new Error('It fits.');
  return misfitText({ issues: parsed.error.issues, answer });
}

it.each<[string, EndpointKey, unknown, object]>([
  ['a type', 'getMerchantConnection', { id: {}, status: 'connected' }, { expected: 'number', received: 'object' }],
  [
    'a word that is none of those to choose from',
    'getMerchantConnection',
    { id: 1, status: 'perhaps' },
    { expected: '"disconnected" | "connected" | "incomplete"', received: '"perhaps"' },
  ],
  [
    'what is not there, in a list',
    'listAdsAccounts',
    [{ id: 1 }, { name: 'Two' }],
    { expected: 'number', received: 'nothing' },
  ],
  [
    'the deepest of several shapes',
    'listShippingTimes',
    { US: { country_code: 'US', time: null } },
    { expected: 'number', received: 'null' },
  ],
  ['a list that is none', 'listCampaigns', {}, { expected: 'array', received: 'object' }],
  // It may be somebody's.
  [
    'a text, without the text',
    'getContactInformation',
    { id: 'jane@example.com' },
    { expected: 'number', received: 'string' },
  ],
])('says what was expected and received in short: %s', (_name, key, answer, text) => {
  expect(textOf(key, answer)).toMatchObject(text);
});

it.each([
  ['<!doctype html>', 'text'],
  ['', 'nothing'],
  [null, 'null'],
])('says that %j is no JSON of the contract', (answer, received) => {
  expect(misfitText({ issues: [], answer })).toEqual({ expected: 'JSON', received });
});
