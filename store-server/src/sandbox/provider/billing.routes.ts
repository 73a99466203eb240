import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/tables';
import { adsAccountOf, withBilling } from '../../domain/accounts/ads.rules';
import { readDocument, writeDocument } from '../../domain/documents/documents.store';
import type { BillingState, ProviderAdsAccount } from '../../domain/documents/documents.types';
import type { DomainDependencies } from '../../calls/domain-module';
import { html } from '../../page/html';
import { sendPlainPage, type PlainPage } from '../../page/plain-page';
import { fieldsOf, form, queryOf, textField } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import { SANDBOX_STYLE } from '../layout/sandbox-style';

const note = html`<p class="sandbox-note">This is the sandbox: nobody is charged.</p>`;

const billingPage = (request: FastifyRequest, account: ProviderAdsAccount): PlainPage => ({
  title: 'Set up billing',
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>Set up billing</h1>
    <p>Ads account <strong>${account.name}</strong> (${account.id}), in ${account.currency}</p>
    ${
      account.billing === 'approved'
        ? html`<p class="said" role="status">
            Billing is set up. You can close this page and go back to the store admin.
          </p>`
        : form(
            request,
            PAGES.billing,
            html`<input type="hidden" name="account" value="${account.id}" />
              <button type="submit">Approve billing</button>`,
          )
    }`,
});

const noAccountPage = (): PlainPage => ({
  title: 'No such Ads account',
  status: 404,
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>No such Ads account</h1>
    <p><a href="/google">Go back to the store admin</a></p>`,
});

/** Sets the billing of the connected ads account; null when none is connected. */
export async function setBilling(db: Database, billing: BillingState): Promise<BillingState | null> {
  const { id } = await readDocument(db, 'ads');
  const world = await readDocument(db, 'world');
  if (!adsAccountOf(world, id)) return null;
  await writeDocument(db, 'world', withBilling(world, id, billing));
  return billing;
}

/** The provider's billing page. */
export function registerBilling(app: FastifyInstance, { db, transaction }: DomainDependencies): void {
  const accountIn = async (store: Database, id: string) => adsAccountOf(await readDocument(store, 'world'), Number(id));

  app.get(PAGES.billing, { config: { access: 'page' } }, async (request, reply) => {
    const account = await accountIn(db, textField(queryOf(request), 'account'));
    return sendPlainPage(reply, account ? billingPage(request, account) : noAccountPage());
  });
  app.post(PAGES.billing, { config: { access: 'form' } }, async (request, reply) => {
    const approved = await transaction(async (trx) => {
      const account = await accountIn(trx, textField(fieldsOf(request), 'account'));
      if (!account) return null;
      await writeDocument(trx, 'world', withBilling(await readDocument(trx, 'world'), account.id, 'approved'));
      return account.id;
    });
    return approved === null
      ? sendPlainPage(reply, noAccountPage())
      : reply.redirect(`${PAGES.billing}?account=${approved}`, 303);
  });
}
