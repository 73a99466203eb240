import { sealOf } from './session-seal';

const node = jest.requireActual<{ webcrypto: Crypto }>('node:crypto');
const util = jest.requireActual<{ TextEncoder: typeof TextEncoder }>('node:util');
const number = '+12133734253';

const browser = (isSecureContext: boolean) => {
  Object.defineProperty(window, 'isSecureContext', { value: isSecureContext, configurable: true });
  Object.defineProperty(window, 'crypto', { value: node.webcrypto, configurable: true });
  globalThis.TextEncoder = util.TextEncoder;
};

it('is the same for one session and number, another for another of either, and shows no digit [S4.20] [B-5]', async () => {
  browser(true);
  const seal = await sealOf('token', number);
  // HMAC-SHA-256, each half of a byte as a letter.
  expect(seal).toMatch(/^[b-df-hj-np-t]{64}$/);
  expect(await sealOf('token', number)).toBe(seal);
  expect(await sealOf('another', number)).not.toBe(seal);
  expect(await sealOf('token', '+12133734254')).not.toBe(seal);
});

it('is null where the browser has no Web Crypto', async () => {
  browser(false);
  expect(await sealOf('token', number)).toBeNull();
});
