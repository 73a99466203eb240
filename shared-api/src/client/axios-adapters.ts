import { getFetch, type Adapter } from 'axios/unsafe/adapters/fetch.js';

/**
 * The one adapter that `transport.ts` asks for, in place of axios's choice among those of every surrounding.
 * Source: `axios/lib/adapters/adapters.js`.
 */
export default {
  getAdapter: (_wanted: unknown, config: object): Adapter => getFetch(config),
  adapters: {},
};
