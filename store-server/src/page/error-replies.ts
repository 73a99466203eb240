import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../base/is-object';
import { sendLocalPage } from '../page/local-page';
import { errorPage, misdirectedPage, notFoundPage } from '../page/sign-in-page';
import {
  internalError,
  invalidJson,
  malformedRequest,
  misdirected,
  noRoute,
  storeUnavailable,
  tooLarge,
  unsupportedType,
  type FrameworkError,
} from '../calls/framework-error';

const codeOf = (error: unknown): string => (isObject(error) && typeof error['code'] === 'string' ? error['code'] : '');

const statusOf = (error: unknown): number =>
  isObject(error) && typeof error['statusCode'] === 'number' ? error['statusCode'] : 500;

/** Disk full, input or output error, read-only: the store's trouble, not the caller's. */
const STORE_TROUBLE = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|ENOSPC|EIO|EROFS|53100|57P|08)/;

/** The store, not the caller, is why this did not work. */
export const isStoreTrouble = (error: unknown): boolean => STORE_TROUBLE.test(codeOf(error));

/** Public form of an error: never its text. */
export const publicError = (error: unknown): FrameworkError => {
  const code = codeOf(error);
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedType();
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || (error instanceof SyntaxError && statusOf(error) === 400))
    return invalidJson();
  if (isStoreTrouble(error)) return storeUnavailable();
  return statusOf(error) >= 400 && statusOf(error) < 500 ? malformedRequest() : internalError();
};

/** A person at a browser is shown a page, a program is answered in the contract's shape. */
export const wantsPage = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/wp-json') && request.headers.accept?.includes('text/html') === true;

/** Answers what no route did: errors and unknown addresses [S-5]. */
export const installErrorReplies = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error, request, reply) => {
    const { status, body } = publicError(error);
    if (status >= 500)
      request.log.error({ event: 'request.failed', err: error, path: request.routeOptions.url }, 'request failed');
    return wantsPage(request) ? sendLocalPage(reply, errorPage(status, request.id)) : reply.code(status).send(body);
  });
  app.setNotFoundHandler(async (request, reply) => answerUnknown(request, reply));
};

/** Refuses a request whose `Host` is none of this server's names. */
export const refuseOtherHosts = (app: FastifyInstance, isOurs: (host: string | undefined) => boolean): void => {
  app.addHook('onRequest', (request, reply, goOn) => {
    if (isOurs(request.headers.host)) return goOn();
    const { status, body } = misdirected();
    request.log.warn({ event: 'host.refused', host: request.headers.host }, 'a name that is not ours');
    void (wantsPage(request) ? sendLocalPage(reply, misdirectedPage) : reply.code(status).send(body));
  });
};

const answerUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const isNavigation = request.method === 'GET' || request.method === 'HEAD';
  if (isNavigation && wantsPage(request) && !request.url.startsWith('/assets/'))
    return sendLocalPage(reply, notFoundPage);
  const { status, body } = noRoute();
  return reply.code(status).send(body);
};
