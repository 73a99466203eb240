import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const NO_FEATURES = [
  'accelerometer', 'autoplay', 'camera', 'display-capture', 'encrypted-media', 'fullscreen', 'geolocation', 'gyroscope',
  'magnetometer', 'microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock',
  'usb', 'xr-spatial-tracking',
].map((feature) => `${feature}=()`).join(', '); // prettier-ignore

/** Headers of every response, whatever it is [B-3]. */
export const EVERY_RESPONSE: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': NO_FEATURES,
  'x-frame-options': 'DENY',
};

/** Policy of every response that is not a document of ours: if a browser shows it, it can do nothing. */
const INERT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const ONE_YEAR = 'max-age=31536000; includeSubDomains';

const applyHeaders = (reply: FastifyReply, requestId: string, overTls: boolean): void => {
  void reply.headers(EVERY_RESPONSE).header('x-request-id', requestId);
  if (overTls) void reply.header('strict-transport-security', ONE_YEAR);
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  if (!reply.hasHeader('content-security-policy')) void reply.header('content-security-policy', INERT_POLICY);
  if (String(reply.getHeader('content-type') ?? '').startsWith('text/html')) {
    void reply.header('cross-origin-opener-policy', 'same-origin');
  }
};

/** Sets the headers on every answer of the application. */
export const installResponseHeaders = (app: FastifyInstance, overTls: boolean): void => {
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, _payload: unknown, goOn: () => void) => {
    applyHeaders(reply, request.id, overTls);
    goOn();
  });
};
