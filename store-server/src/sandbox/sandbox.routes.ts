import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ProductWorker } from '../domain/feed/product-worker';
import type { RouteDependencies } from '../calls/domain-module';
import { toldTransactions } from '../domain/activity/told-change';
import { registerAdminPages } from './admin/admin.routes';
import { registerAuthorization } from './provider/authorization.routes';
import { registerBilling } from './provider/billing.routes';
import type { GrantDesk } from './addresses/grants';
import type { RememberedCalls } from './faults/remembered-calls';
import { SandboxActions } from './controls/sandbox-actions';
import { registerSandboxPage } from './controls/sandbox-page.routes';
import { registerPictures } from './shop/pictures.routes';
import { registerSteering } from './controls/steering.routes';

/** Objects that the sandbox shares with the rest of the domain. */
export interface SandboxParts {
  readonly calls: RememberedCalls;
  readonly desk: GrantDesk;
  readonly worker: ProductWorker;
}

/** Every page and call of the sandbox; none where it is off or a real store stands behind this server. */
export async function registerSandbox(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  { calls, desk, worker }: SandboxParts,
): Promise<void> {
  const { sandbox, backend } = dependencies.config;
  if (!sandbox || backend !== null) return;
  const toldAs = (from: 'provider' | 'store'): RouteDependencies => ({
    ...dependencies,
    transaction: toldTransactions(dependencies, { person: null, source: { from, reference: null } }),
  });
  const provider = toldAs('provider');
  const actions = new SandboxActions(dependencies, provider.transaction, calls, worker);
  registerSteering(app, provider, calls, actions);
  await app.register(async (pages) => {
    await pages.register(formbody);
    registerAuthorization(pages, dependencies, desk);
    registerBilling(pages, provider);
    registerSandboxPage(pages, provider, calls, actions);
    registerAdminPages(pages, toldAs('store'));
    registerPictures(pages, dependencies);
  });
}
