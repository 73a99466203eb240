import { answersOf } from './define-model';

it('reads what travels by the readers of the machine, and as the client reads an error', () => {
  const answer = answersOf(
    'connectMerchantAccount',
    ({ id }) => ({ type: 'read', id }),
    ({ status, serverMessage, details, code }) => ({ type: 'refused', status, serverMessage, details, code }),
  );
  const body = { id: 7, subaccount: null, name: null, domain: null };
  expect(answer({ status: 200, body })).toEqual({
    output: { type: 'read', id: 7 },
    http: { connectMerchantAccount: { status: 200, body } },
  });
  const refusal = { message: 'Wait', id: 7, retry_after: 5 };
  expect(answer({ status: 503, body: refusal })).toEqual({
    output: {
      type: 'refused',
      status: 503,
      serverMessage: 'Wait',
      details: { id: 7, retry_after: 5 },
      code: null,
    },
    http: { connectMerchantAccount: { status: 503, body: refusal } },
    refusedWith: expect.any(Function) as unknown,
  });
});
