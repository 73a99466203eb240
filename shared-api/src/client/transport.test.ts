import { createApi } from './create-api';

afterEach(() => jest.restoreAllMocks());

it('takes a 204 with an empty body, as Chromium gives it [S7.01, O7.28]', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = new Response('');
    Object.defineProperty(answer, 'status', { value: 204 });
    return answer;
  });
  const api = createApi({ restRoot: 'http://127.0.0.1:1/wp-json', nonce: () => 'n' });
  await expect(
    api.verifyPhoneNumber({ body: { verification_id: 'a', verification_code: '123456', verification_method: 'SMS' } }),
  ).resolves.toBeNull();
});
