import { indexedNamespace, routesIndex } from '@listings/shared-api/contract';
import type { FastifyInstance } from 'fastify';

/** Serves the index of the contract's routes, in the format of the store platform's namespace index. */
export const registerRoutesIndex = (app: FastifyInstance): void => {
  const index = routesIndex();
  app.get(`/wp-json${indexedNamespace}`, { config: { access: 'api' } }, async () => index);
};
