import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { RawRequest } from './request-validation';
import { validateRequest } from './request-validation';

type Given = readonly [key: EndpointKey, request: Partial<RawRequest>, reasons: Readonly<Record<string, string>>];

const given: readonly Given[] = [
  ['listCountries', { query: { continents: '' } }, { continents: 'Is none of 0, 1, true, false, yes, no.' }],
  [
    'listProductFeed',
    { query: { orderby: 'name', page: 0, search: '' } },
    {
      orderby: 'Is none of title, id, visible, status.',
      page: 'Needs at least 1.',
      search: 'Needs at least 1 character.',
    },
  ],
  [
    'getFreeProgramsReport',
    { query: { after: '2026-02-31', before: 'soon', per_page: '5000' } },
    { after: 'No such day.', before: 'Has not the right form.', per_page: 'Needs at most 1000.' },
  ],
  ['startProviderConnection', { query: { login_hint: 'me' } }, { login_hint: 'Is not an e-mail address.' }],
  [
    'createCampaign',
    { body: { amount: 0, targeted_locations: [], name: 5 } },
    {
      amount: 'Needs more than 0.',
      targeted_locations: 'Needs at least 1 entry.',
      name: 'Is not a text.',
    },
  ],
  [
    'updateProductVisibility',
    { body: { ids: [1, 1], visible: 'yes' } },
    { ids: 'Entries must be unique.', visible: 'Is not true or false.' },
  ],
  [
    'saveShippingTimes',
    { body: { country_codes: 'US', time: 1.5 } },
    { country_codes: 'Is not a list.', time: 'Is not a whole number.' },
  ],
];

it.each(given)('%s with %j says of each parameter what is wrong with it', (key, request, reasons) => {
  const definition: EndpointDefinition = endpoints[key];
  const checked = validateRequest(definition, { params: undefined, query: undefined, body: undefined, ...request });
  const told = Object.fromEntries(
    Object.entries(reasons).map(([name, reason]) => [name, `Invalid parameter. ${reason}`]),
  );
  expect(checked).toMatchObject({ ok: false, error: { status: 400, body: { data: { params: told } } } });
});
