import type { FastifyInstance } from 'fastify';
import { storeUnavailable } from './framework-error';

/** `/health`: the process answers. `/ready`: the store takes a write [S-12]. */
export const registerHealth = (app: FastifyInstance, probe: () => Promise<void>): void => {
  const config = { access: 'public', uncounted: true } as const;
  app.get('/health', { config }, async () => ({ status: 'ok' }));
  app.get('/ready', { config }, async (request, reply) => {
    try {
      await probe();
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ event: 'store.unavailable', err: error }, 'the store takes no write');
      const { status, body } = storeUnavailable();
      return reply.code(status).send(body);
    }
  });
};
