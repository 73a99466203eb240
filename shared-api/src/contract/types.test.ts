import {
  ApiError,
  errorBody,
  type Api,
  type ApiInput,
  type Endpoints,
  type ReplyOf,
  type RequestOf,
  type ShippingRate,
} from './index';

// Code that must and must not compile; `tsc` is the judge, the run only proves that the file is there.

const error = new ApiError({ kind: 'http', endpoint: 'getSettings', method: 'GET', path: '/', status: 404 });

function calls(api: Api, rates: ShippingRate[]) {
  void api.getSettings();
  void api.connectMerchantAccount();
  void api.listCampaigns({ query: { exclude_removed: false } });
  void api.saveShippingRates({ body: { rates } });
  // @ts-expect-error a body is needed
  void api.saveAudience();
  // @ts-expect-error path parameters are needed
  void api.getCampaign({});
  // @ts-expect-error there is no such location
  void api.saveAudience({ body: { location: 'none' } });
}

const replies: readonly [
  ReplyOf<Endpoints['connectMerchantAccount']>,
  ReplyOf<Endpoints['listShippingTimes']>,
  RequestOf<Endpoints['listProductFeed']>,
] = [
  { status: 409, body: { message: 'Other URL.', claimed_url: 'old.example.com' } },
  { status: 200, body: { US: { country_code: 'US', time: '3' } } },
  { params: undefined, body: undefined, query: { page: 1, per_page: 10, orderby: 'title', order: 'asc' } },
];

// @ts-expect-error the endpoint has no such status
const wrongReply: ReplyOf<Endpoints['getSettings']> = { status: 201, body: {} };

const input: ApiInput<'getPaidProgramsReport'> = { query: { fields: ['sales'], orderby: 'sales', order: 'desc' } };

it('types calls, requests, replies and error bodies by the table', () => {
  const conflict: { readonly claimed_url?: string | undefined } | null = errorBody(
    error,
    'connectMerchantAccount',
    409,
  );
  // @ts-expect-error the endpoint declares no such error
  const none: null = errorBody(error, 'getSettings', 404);
  expect([conflict, none, typeof calls, replies.length, wrongReply.status, Object.keys(input)]).toEqual([
    null,
    null,
    'function',
    3,
    201,
    ['query'],
  ]);
});
