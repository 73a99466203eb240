import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { ProductWorker } from '../domain/feed/product-worker';
import type { DomainDependencies } from '../calls/domain-module';
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
  dependencies: DomainDependencies,
  { calls, desk, worker }: SandboxParts,
): Promise<void> {
  const { sandbox, backend } = dependencies.config;
  if (!sandbox || backend !== null) return;
  const actions = new SandboxActions(dependencies, calls, worker);
  registerSteering(app, dependencies, calls, actions);
  await app.register(async (pages) => {
    await pages.register(formbody);
    registerAuthorization(pages, dependencies, desk);
    registerBilling(pages, dependencies);
    registerSandboxPage(pages, dependencies, calls, actions);
    registerAdminPages(pages, dependencies);
    registerPictures(pages, dependencies);
  });
}
