import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import { adsAccountOf } from '../domain/ads.rules';
import { DAY_MS } from '../domain/days.rules';
import { readDocument } from '../domain/documents.store';
import { latestCodes } from '../domain/phone-verification.store';
import type { DomainDependencies } from '../http/domain-module';
import { sendPlainPage } from '../page/plain-page';
import { registerAdminPages } from './admin.routes';
import { registerAuthorization } from './authorization.routes';
import { registerBilling, setBilling } from './billing.routes';
import { fieldsOf, textField } from './form';
import type { GrantDesk } from './grants';
import { SandboxActions } from './sandbox.actions';
import { PAGES } from './sandbox.addresses';
import { sandboxPage, type SandboxFacts } from './sandbox.page';
import { isScenario } from './scenario.store';
import type { Steering } from './steering';
import { registerSteering } from './steering.routes';

const SHOWN_CODES = 20;

async function factsOf({ db, clock }: DomainDependencies): Promise<SandboxFacts> {
  const { scenario, startScenario } = await readDocument(db, 'seed');
  const ads = adsAccountOf(await readDocument(db, 'world'), (await readDocument(db, 'ads')).id);
  return {
    scenario,
    startScenario,
    codes: await latestCodes(db, SHOWN_CODES),
    ads: ads ?? null,
    now: clock.now(),
    offset: clock.offset,
    timeZone: (await readDocument(db, 'store')).timeZone,
  };
}

function registerSandboxPage(app: FastifyInstance, dependencies: DomainDependencies, actions: SandboxActions): void {
  const FORM = { config: { access: 'form' } } as const;
  app.get(PAGES.sandbox, { config: { access: 'page' } }, async (request, reply) =>
    sendPlainPage(reply, sandboxPage(request, await factsOf(dependencies))),
  );
  app.post(`${PAGES.sandbox}/scenario`, FORM, async (request, reply) => {
    const name = textField(fieldsOf(request), 'name');
    if (isScenario(name)) await actions.load(name);
    return reply.redirect(PAGES.sandbox, 303);
  });
  app.post(`${PAGES.sandbox}/clock`, FORM, async (request, reply) => {
    const days = Number(textField(fieldsOf(request), 'days'));
    if (Number.isInteger(days) && days > 0 && days <= 366) await actions.moveClock({ advanceMs: days * DAY_MS });
    return reply.redirect(PAGES.sandbox, 303);
  });
  app.post(`${PAGES.sandbox}/approve-billing`, FORM, async (_request, reply) => {
    await dependencies.transaction((db) => setBilling(db, 'approved'));
    return reply.redirect(PAGES.sandbox, 303);
  });
  app.post(`${PAGES.sandbox}/reset`, FORM, async (_request, reply) => {
    await actions.reset();
    return reply.redirect(PAGES.sandbox, 303);
  });
}

/** Every page and call of the sandbox; none where it is off or a real store stands behind this server. */
export async function registerSandbox(
  app: FastifyInstance,
  dependencies: DomainDependencies,
  steering: Steering,
  desk: GrantDesk,
): Promise<void> {
  const { sandbox, backend } = dependencies.config;
  if (!sandbox || backend !== null) return;
  const actions = new SandboxActions(dependencies, steering);
  registerSteering(app, dependencies, steering, actions);
  await app.register(async (pages) => {
    await pages.register(formbody);
    registerAuthorization(pages, dependencies, desk);
    registerBilling(pages, dependencies);
    registerSandboxPage(pages, dependencies, actions);
    registerAdminPages(pages, dependencies);
  });
}
