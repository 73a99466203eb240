import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { instantOf } from '@listings/shared-values';
import { readDocument, updateDocument } from '../../domain/documents/documents.store';
import type { BillingState } from '../../domain/documents/documents.types';
import { OWNERS } from '../../people/roles.rules';
import type { DomainDependencies, RouteDependencies } from '../../calls/domain-module';
import { sendPlainPage } from '../../page/plain-page';
import { setBilling } from '../provider/billing.routes';
import { chosenFault } from '../faults/fault-presets';
import { faultProblems, type Fault } from '../faults/fault.rules';
import { addFault, removeFaults } from '../faults/faults.store';
import { fieldsOf, listField, queryOf, textField, type Fields } from '../layout/form';
import type { RememberedCalls } from '../faults/remembered-calls';
import { clockYears, type SandboxActions } from './sandbox-actions';
import { PAGES } from '../addresses/sandbox-addresses';
import { DONE, resetPage, sandboxPage, type SandboxNote } from './sandbox-page';
import { playedTeam, playMember } from './played-team';
import { sandboxFacts } from './sandbox.store';
import { isShopFault } from '../shop/shop-faults';
import { isScenario } from '../scenarios/scenario.store';

const FORM = { config: { access: 'form' } } as const;
const PAGE = { config: { access: 'page', roles: OWNERS } } as const;

const HOUR_MS = 3_600_000;

const BILLING: readonly BillingState[] = ['approved', 'pending', 'cancelled', 'unknown'];

/** Result of a form: a key of `DONE`, or the fault in it. */
type Outcome = string | Omit<SandboxNote, 'kind'>;

const problem = (text: string, typed?: string): Outcome => ({ text, ...(typed === undefined ? {} : { typed }) });

/** Note about the finished action that the address names. */
function noteOf(request: FastifyRequest): SandboxNote | null {
  const word = textField(queryOf(request), 'done');
  return Object.hasOwn(DONE, word) ? { kind: 'done', text: DONE[word] ?? '' } : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The fault of a form: chosen from the lists, or typed as JSON. */
async function typeFault(fields: Fields, { transaction }: DomainDependencies): Promise<Outcome> {
  const typed = textField(fields, 'json');
  const chosen = ['call', 'effect', 'times'].map((name) => textField(fields, name)) as [string, string, string];
  const fault = typed === '' ? chosenFault(...chosen) : parsed(typed);
  const problems = Object.entries(faultProblems(fault)).map(([field, text]) => `${field}: ${text}`);
  if (problems.length > 0) return problem(`This is no fault. ${problems.join(' ')}`, typed === '' ? undefined : typed);
  await transaction((db) => addFault(db, fault as Fault));
  return 'fault';
}

const IN_REACH = `from ${clockYears.first} to ${clockYears.last}`;

/** Moves the clock by an amount, to a local time, or back to real time. */
async function moveClock(fields: Fields, { db }: DomainDependencies, actions: SandboxActions): Promise<Outcome> {
  if (textField(fields, 'real') !== '') return (await actions.realTime(), 'clock');
  const at = textField(fields, 'at');
  if (at !== '') {
    const now = instantOf(at, (await readDocument(db, 'store')).timeZone);
    return now !== null && (await actions.moveClock({ now }))
      ? 'clock'
      : problem(`The clock needs a date and a time ${IN_REACH}.`);
  }
  const by = Number(textField(fields, 'by') || Number.NaN);
  const hours = textField(fields, 'unit') === 'days' ? by * 24 : by;
  const isMoved = Number.isInteger(by) && by !== 0 && (await actions.moveClock({ advanceMs: hours * HOUR_MS }));
  return isMoved
    ? 'clock'
    : problem(`The clock needs a whole number of hours or days that leads to a time ${IN_REACH}.`);
}

/** The Sandbox page and everything its forms do. */
export function registerSandboxPage(
  app: FastifyInstance,
  dependencies: RouteDependencies,
  calls: RememberedCalls,
  actions: SandboxActions,
): void {
  const show = async (request: FastifyRequest, reply: FastifyReply, note: SandboxNote | null) =>
    sendPlainPage(reply, sandboxPage(request, await sandboxFacts(dependencies, calls), note));
  const onForm = (path: string, act: (fields: Fields) => Outcome | Promise<Outcome>): void => {
    app.post(`${PAGES.sandbox}/${path}`, FORM, async (request, reply) => {
      const outcome = await act(fieldsOf(request));
      return typeof outcome === 'string'
        ? reply.redirect(`${PAGES.sandbox}?done=${outcome}`, 303)
        : show(request, reply, { kind: 'problem', ...outcome });
    });
  };

  app.get(PAGES.sandbox, PAGE, (request, reply) => show(request, reply, noteOf(request)));
  app.get(`${PAGES.sandbox}/reset`, PAGE, async (request, reply) =>
    sendPlainPage(reply, resetPage(request, await readDocument(dependencies.db, 'seed'))),
  );
  onForm('scenario', async (fields) => {
    const name = textField(fields, 'name');
    if (!isScenario(name)) return problem('There is no such scenario.');
    await actions.load(name);
    return 'scenario';
  });
  onForm('fault', (fields) => typeFault(fields, dependencies));
  onForm('fault/remove', async (fields) => {
    const meant = Number(textField(fields, 'id'));
    await dependencies.transaction((db) => removeFaults(db, ({ id }) => id === meant));
    return 'removed';
  });
  onForm('clock', (fields) => moveClock(fields, dependencies, actions));
  onForm('billing-state', async (fields) => {
    const state = BILLING.find((candidate) => candidate === textField(fields, 'state'));
    if (!state) return problem('There is no such billing state.');
    const billing = await dependencies.transaction((db) => setBilling(db, state));
    return billing === null ? problem('No Ads account is connected.') : 'billing';
  });
  onForm('identity', async (fields) =>
    (await actions.connectAs(textField(fields, 'email'))) ? 'identity' : problem('There is no such Google account.'),
  );
  onForm('shop', async (fields) => {
    const faults = listField(fields, 'fault').filter(isShopFault);
    await dependencies.transaction((db) => updateDocument(db, 'playedShop', { faults }));
    return 'shop';
  });
  app.post(`${PAGES.sandbox}/team`, FORM, async (request, reply) => {
    const who = textField(fieldsOf(request), 'who');
    const token = await dependencies.transaction((db) => playMember(db, who, dependencies.now()));
    if (token === null) return show(request, reply, { kind: 'problem', text: 'There is no such person.' });
    const link = `${request.siteOrigin}/sign-in?token=${encodeURIComponent(token)}`;
    return show(request, reply, {
      kind: 'done',
      text: `Open this link elsewhere to be ${playedTeam[who]?.name}.`,
      link,
    });
  });
  onForm('reset', async () => (await actions.reset(), 'reset'));
}
