import type { FastifyInstance } from 'fastify';
import { storeUnavailable } from '../calls/framework-error';
import { wantsPage } from './error-replies';
import { sendLocalPage } from './local-page';
import { noRoomPage } from './sign-in-page';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Goes on where the disk has too little room: it lets somebody in, ends what somebody may, or writes next to nothing here. */
    withoutRoom?: true;
  }
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses whatever changes something while the disk has too little room, but for what says that it goes on [DB-10]. After access. */
export const refuseWithoutRoom = (app: FastifyInstance, hasRoom: () => Promise<boolean>): void => {
  app.addHook('onRequest', async (request, reply) => {
    const { config, url: path } = request.routeOptions;
    if (request.is404 || SAFE.has(request.method) || config.withoutRoom || (await hasRoom())) return undefined;
    request.log.warn({ event: 'room.refused', path }, 'refused: the disk has too little room');
    const { status, body } = storeUnavailable();
    return wantsPage(request) ? sendLocalPage(reply, noRoomPage(status)) : reply.code(status).send(body);
  });
};
