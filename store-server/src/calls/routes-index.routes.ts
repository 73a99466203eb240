import { indexedNamespace, routesIndex } from '@listings/shared-api/contract';
import type { FastifyInstance } from 'fastify';

/** What the store has of the contract, as the store platform prints the index of a namespace. */
export const registerRoutesIndex = (app: FastifyInstance): void => {
  const index = routesIndex();
  app.get(`/wp-json${indexedNamespace}`, { config: { access: 'api' } }, async () => index);
};
