import type { FastifyInstance } from 'fastify';
import { storeUnavailable } from '../calls/framework-error';

/** `/health`: the process answers. `/ready`: the store takes a write, and mutations are taken [S-12, DB-10]. */
export const registerHealth = (
  app: FastifyInstance,
  probe: () => Promise<void>,
  hasRoom: () => Promise<boolean>,
): void => {
  let probing: Promise<void> | null = null;
  /** Whoever asks while a write is under way waits for it: anybody may ask, and each write waits for the disk. */
  const probeOnce = (): Promise<void> => {
    probing ??= probe().finally(() => {
      probing = null;
    });
    return probing;
  };
  const config = { access: 'public', uncounted: true } as const;
  app.get('/health', { config }, async () => ({ status: 'ok' }));
  app.get('/ready', { config }, async (request, reply) => {
    try {
      if (!(await hasRoom())) throw new Error('The disk has too little room: mutations are refused');
      await probeOnce();
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.error({ event: 'store.unavailable', err: error }, 'the store takes no write');
      const { status, body } = storeUnavailable();
      return reply.code(status).send(body);
    }
  });
};
