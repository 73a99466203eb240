import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { DeployRefused, limits, type Answer, type LiveReleases } from '@listings/deploy/live';
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { publicError } from '../page/error-replies';
import { noRoute, tooManyRequests } from '../calls/framework-error';
import { installResponseHeaders } from '../http/response-headers';

const MINUTE = 60_000;

/** Requests of one address in a minute: a few teams at once, and no flood. */
const PER_MINUTE = 3000;

const ENVELOPE_BYTES = 2 * limits.statementBytes;

/**
 * Takes signed statements and the files they announce, on a port of its own: it does not serve the admin, and the
 * admin's port does not serve it [D-8]. Only signatures authenticate: there are no sessions and no passwords.
 */
export const buildDeployListener = async (live: LiveReleases, log: FastifyBaseLogger): Promise<FastifyInstance> => {
  const listener = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.fileBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 5000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000 },
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
  });
  installResponseHeaders(listener, false);
  listener.setErrorHandler((error, request, reply) => {
    if (error instanceof DeployRefused) {
      logRefusal(request, error);
      return reply.code(error.status).send({ code: error.code, reasons: error.reasons });
    }
    const { status, body } = isTooMany(error) ? tooManyRequests() : publicError(error);
    if (status >= 500) request.log.error({ event: 'deploy.failed', err: error }, 'a deploy failed');
    return reply.code(status).send(body);
  });
  listener.setNotFoundHandler(async (_request, reply) => {
    const { status, body } = noRoute();
    return reply.code(status).send(body);
  });
  await listener.register(rateLimit, { max: PER_MINUTE, timeWindow: MINUTE });
  listener.removeAllContentTypeParsers();
  listener.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  listener.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, bytes, done) =>
    done(null, bytes),
  );
  listener.post('/statements', { bodyLimit: ENVELOPE_BYTES }, async (request, reply) => {
    // Passed on as text: `deliver` parses the signed statement strictly.
    const answer = await live.deliver(typeof request.body === 'string' ? request.body : '');
    if (answer.outcome === 'applied') logApplied(request, answer);
    return reply.send(answer);
  });
  listener.put('/files', async (request, reply) => {
    await live.putFile(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
    return reply.code(204).send();
  });
  return listener;
};

const isTooMany = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 429;

const logApplied = (request: FastifyRequest, { revision, changes }: Extract<Answer, { outcome: 'applied' }>): void =>
  request.log.info({ event: 'deploy.applied', revision, changes }, 'the map has a new revision');

const logRefusal = (request: FastifyRequest, error: DeployRefused): void =>
  request.log.warn({ event: 'deploy.refused', refusal: error.code, reasons: error.reasons, ip: request.ip }, 'refused');
