import type { FastifyInstance, FastifyReply } from 'fastify';
import { readDocument, updateDocument } from '../../domain/documents/documents.store';
import { recordedEvents } from '../../domain/documents/server-events.store';
import { latestCodes } from '../../domain/contact/phone-verification.store';
import { OWNERS } from '../../people/roles.rules';
import type { DomainDependencies } from '../../calls/domain-module';
import { invalidParameters } from '../../calls/framework-error';
import { setBilling } from '../provider/billing.routes';
import { faultProblems, type Fault } from '../faults/fault.rules';
import { addFault, clearFaults, removeFaults, waitingFaults } from '../faults/faults.store';
import type { RememberedCalls } from '../faults/remembered-calls';
import { clockYears, type SandboxActions } from './sandbox-actions';
import { isShopFault, shopFaults } from '../shop/shop-faults';
import { isScenario } from '../scenarios/scenario.store';
import { scenarios } from '../scenarios/scenarios';

const ROOT = '/wp-json/sandbox/v1';
const API = { config: { access: 'api', roles: OWNERS } } as const;

const refuse = (reply: FastifyReply, problems: Readonly<Record<string, string>>): FastifyReply => {
  const { status, body } = invalidParameters(problems);
  return reply.code(status).send(body);
};

const bodyOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? { ...body } : {};

/** A moment as milliseconds or as ISO text; null when it is neither. */
const momentOf = (value: unknown): number | null => {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isSafeInteger(time) ? time : null;
};

/** Steering of the sandbox by a signed-in admin or a test, as JSON. */
export function registerSteering(
  app: FastifyInstance,
  dependencies: DomainDependencies,
  calls: RememberedCalls,
  actions: SandboxActions,
): void {
  registerScenarios(app, dependencies, actions);
  registerIdentities(app, dependencies, actions);
  registerFaults(app, dependencies);
  registerClock(app, dependencies, actions);
  registerShop(app, dependencies);
  app.get(`${ROOT}/calls`, API, async () => calls.list);
  app.get(`${ROOT}/events`, API, () => recordedEvents(dependencies.db));
  app.get(`${ROOT}/phone`, API, async () => {
    const codes = await latestCodes(dependencies.db, 100);
    return codes.map(({ id, number, method, code, sent_at }) => ({
      number,
      method,
      code,
      verification_id: id,
      at: sent_at,
    }));
  });
  app.post(`${ROOT}/reports`, API, async ({ body }, reply) => {
    const { sums } = bodyOf(body);
    if (sums !== 'page' && sums !== 'report') return refuse(reply, { sums: 'Is page or report.' });
    await dependencies.transaction((db) => updateDocument(db, 'world', { sumsByPage: sums === 'page' }));
    return { sums };
  });
  app.post(`${ROOT}/billing`, API, async ({ body }, reply) => {
    const { approve } = bodyOf(body);
    if (typeof approve !== 'boolean') return refuse(reply, { approve: 'Is true or false.' });
    const status = await dependencies.transaction((db) => setBilling(db, approve ? 'approved' : 'cancelled'));
    return status === null ? refuse(reply, { approve: 'No Ads account is connected.' }) : { status };
  });
}

function registerScenarios(app: FastifyInstance, { db }: DomainDependencies, actions: SandboxActions): void {
  app.get(`${ROOT}/scenarios`, API, async () => {
    const { scenario } = await readDocument(db, 'seed');
    return scenarios.map(({ name, after, summary }) => ({ name, after, summary, current: name === scenario }));
  });
  app.post(`${ROOT}/scenario`, API, async ({ body }, reply) => {
    const { name } = bodyOf(body);
    if (typeof name !== 'string' || !isScenario(name)) {
      return refuse(reply, { name: `Is one of ${scenarios.map((scenario) => scenario.name).join(', ')}.` });
    }
    await actions.load(name);
    return { scenario: name };
  });
  app.post(`${ROOT}/reset`, API, async () => ({ scenario: await actions.reset() }));
}

function registerIdentities(app: FastifyInstance, { db }: DomainDependencies, actions: SandboxActions): void {
  app.get(`${ROOT}/identities`, API, async () => {
    const { status, email } = await readDocument(db, 'provider');
    const { identities } = await readDocument(db, 'world');
    return identities.map((identity) => ({
      email: identity.email,
      name: identity.name,
      summary: identity.summary,
      current: status === 'connected' && identity.email === email,
    }));
  });
  app.post(`${ROOT}/identity`, API, async ({ body }, reply) => {
    const { email } = bodyOf(body);
    const isConnected = typeof email === 'string' && (await actions.connectAs(email));
    if (isConnected) return { email };
    const { identities } = await readDocument(db, 'world');
    return refuse(reply, { email: `Is one of ${identities.map((identity) => identity.email).join(', ')}.` });
  });
}

function registerFaults(app: FastifyInstance, { db, transaction }: DomainDependencies): void {
  const told = async () => (await waitingFaults(db)).map(({ fault }) => fault);
  app.get(`${ROOT}/faults`, API, told);
  app.post(`${ROOT}/faults`, API, async ({ body }, reply) => {
    const problems = faultProblems(body);
    if (Object.keys(problems).length > 0) return refuse(reply, problems);
    await transaction((trx) => addFault(trx, body as Fault));
    return reply.code(201).send(await told());
  });
  app.delete(`${ROOT}/faults`, API, async ({ body }) => {
    const { method, path } = bodyOf(body);
    const isNamed = typeof method === 'string' && typeof path === 'string';
    await transaction((trx) =>
      isNamed ? removeFaults(trx, ({ fault }) => fault.method === method && fault.path === path) : clearFaults(trx),
    );
    return told();
  });
}

/** The played shop: what is wrong with it. */
function registerShop(app: FastifyInstance, { db, transaction }: DomainDependencies): void {
  app.get(`${ROOT}/shop`, API, () => readDocument(db, 'playedShop'));
  app.post(`${ROOT}/shop`, API, async ({ body }, reply) => {
    const { faults } = bodyOf(body);
    if (!Array.isArray(faults) || !faults.every(isShopFault))
      return refuse(reply, { faults: `Is a list of ${Object.keys(shopFaults).join(', ')}.` });
    return transaction((trx) => updateDocument(trx, 'playedShop', { faults: [...new Set(faults)] }));
  });
}

const IN_REACH = `from ${clockYears.first} to ${clockYears.last}`;

function registerClock(app: FastifyInstance, { clock }: DomainDependencies, actions: SandboxActions): void {
  const told = () => ({ now: clock.now(), offset: clock.offset });
  app.get(`${ROOT}/clock`, API, async () => told());
  app.post(`${ROOT}/clock`, API, async ({ body }, reply) => {
    const { advanceMs, now } = bodyOf(body);
    const moment = momentOf(now);
    if (now !== undefined) {
      const isMoved = moment !== null && (await actions.moveClock({ now: moment }));
      return isMoved ? told() : refuse(reply, { now: `Is a time in milliseconds or in ISO form, ${IN_REACH}.` });
    }
    const isMoved = typeof advanceMs === 'number' && (await actions.moveClock({ advanceMs }));
    return isMoved
      ? told()
      : refuse(reply, { advanceMs: `Is a whole number of milliseconds that leads to a time ${IN_REACH}.` });
  });
}
