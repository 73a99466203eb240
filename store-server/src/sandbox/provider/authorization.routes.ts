import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hostingAccount } from '../../domain/documents/documents-defaults';
import { accountBefore } from '../../domain/accounts/provider.routes';
import { toldTransactions } from '../../domain/activity/told-change';
import { readDocument, writeDocument } from '../../domain/documents/documents.store';
import { OWNERS } from '../../people/roles.rules';
import type { DomainDependencies } from '../../calls/domain-module';
import { sendLocalPage } from '../../page/local-page';
import { choosableScopes, deadGrantPage, hostingPage, providerPage } from './authorization-page';
import { fieldsOf, listField, queryOf, textField, type Fields } from '../layout/form';
import { isUsed, useGrant, type Grant, type GrantDesk } from '../addresses/grants';
import { PAGES, returnAddress } from '../addresses/sandbox-addresses';
import { allScopes, findIdentity } from '../scenarios/scenario-state';

type Account = Grant['account'];

/** The consent pages of host and provider, and what happens when they are answered. */
export function registerAuthorization(app: FastifyInstance, dependencies: DomainDependencies, desk: GrantDesk): void {
  const { db, clock } = dependencies;

  const openGrant = async (request: FastifyRequest, account: Account): Promise<Grant | null> => {
    const grant = desk.read(textField(queryOf(request), 'state'), account, clock.now());
    return grant && !(await isUsed(db, grant)) ? grant : null;
  };

  const answer = (account: Account) => async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOf(request);
    const grant = desk.read(textField(fields, 'state'), account, clock.now());
    const isGranted = textField(fields, 'decision') === 'approve';
    const { person } = request;
    const source = { from: 'screen', reference: request.id } as const;
    const transaction = toldTransactions(dependencies, { person, source });
    const isFirst =
      grant !== null &&
      (await transaction(async (trx) => {
        if (!(await useGrant(trx, grant, clock.now()))) return false;
        if (isGranted) await (account === 'hosting' ? connectHosting(trx) : connectProvider(trx, fields));
        return true;
      }));
    if (!grant || !isFirst) return sendLocalPage(reply, deadGrantPage);
    return reply.redirect(returnAddress(grant, isGranted), 303);
  };

  app.get(PAGES.hosting, { config: { access: 'page', roles: OWNERS, steps: ['hosting'] } }, async (request, reply) => {
    const grant = await openGrant(request, 'hosting');
    const state = textField(queryOf(request), 'state');
    return sendLocalPage(reply, grant ? hostingPage(request, state, hostingAccount.email) : deadGrantPage);
  });
  app.get(
    PAGES.provider,
    { config: { access: 'page', roles: OWNERS, steps: ['provider'] } },
    async (request, reply) => {
      const grant = await openGrant(request, 'provider');
      const state = textField(queryOf(request), 'state');
      const { identities } = await readDocument(db, 'world');
      return sendLocalPage(reply, grant ? providerPage(request, state, identities, grant.loginHint) : deadGrantPage);
    },
  );
  app.post(PAGES.hosting, { config: { access: 'form', steps: ['hosting'] } }, answer('hosting'));
  app.post(PAGES.provider, { config: { access: 'form', steps: ['provider'] } }, answer('provider'));
}

const connectHosting = (db: DomainDependencies['db']): Promise<void> =>
  writeDocument(db, 'hosting', { status: 'connected', ...hostingAccount });

/** The chosen identity, if there is such a one, with what it granted; who you are is always told. */
async function connectProvider(db: DomainDependencies['db'], fields: Fields): Promise<void> {
  const identity = await findIdentity(db, textField(fields, 'email'));
  if (!identity) return;
  const ticked = listField(fields, 'scope');
  const choosable = new Set<string>(choosableScopes.map(([scope]) => scope));
  const scope = allScopes.filter((candidate) => !choosable.has(candidate) || ticked.includes(candidate));
  const before = await accountBefore(db, identity);
  await writeDocument(db, 'provider', { status: 'connected', email: identity.email, scope, ...before });
}
