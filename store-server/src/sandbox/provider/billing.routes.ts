import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../db/tables';
import { adsAccountOf, withBilling } from '../../domain/accounts/ads.rules';
import { readDocument, writeDocument } from '../../domain/documents/documents.store';
import type { BillingState, ProviderAdsAccount } from '../../domain/documents/documents.types';
import type { DomainDependencies } from '../../calls/domain-module';
import { html } from '../../page/html';
import { richText, sendLocalPage, type LocalPage } from '../../page/local-page';
import type { ServerTexts } from '../../texts/server-texts';
import { fieldsOf, form, queryOf, textField } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import { SANDBOX_STYLE } from '../layout/sandbox-style';

const note = ({ t }: ServerTexts) => html`<p class="sandbox-note">${t('consent.billing.sandbox')}</p>`;

const billingPage =
  (request: FastifyRequest, account: ProviderAdsAccount): LocalPage =>
  (texts) => ({
    title: texts.t('consent.billing.title'),
    style: SANDBOX_STYLE,
    body: html`${note(texts)}
      <h1>${texts.t('consent.billing.title')}</h1>
      <p>
        ${richText(texts, 'consent.billing.account', { name: account.name, id: account.id, currency: account.currency })}
      </p>
      ${
        account.billing === 'approved'
          ? html`<p class="said" role="status">${texts.t('consent.billing.done')}</p>`
          : form(
              request,
              PAGES.billing,
              html`<input type="hidden" name="account" value="${account.id}" />
                <button type="submit">${texts.t('consent.billing.approve')}</button>`,
            )
      }`,
  });

const noAccountPage: LocalPage = (texts) => ({
  title: texts.t('consent.billing.unknown'),
  status: 404,
  style: SANDBOX_STYLE,
  body: html`${note(texts)}
    <h1>${texts.t('consent.billing.unknown')}</h1>
    <p><a href="/google">${texts.t('consent.back')}</a></p>`,
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

  app.get(PAGES.billing, { config: { access: 'page', steps: ['billing'] } }, async (request, reply) => {
    const account = await accountIn(db, textField(queryOf(request), 'account'));
    return sendLocalPage(reply, account ? billingPage(request, account) : noAccountPage);
  });
  app.post(PAGES.billing, { config: { access: 'form', steps: ['billing'] } }, async (request, reply) => {
    const approved = await transaction(async (trx) => {
      const account = await accountIn(trx, textField(fieldsOf(request), 'account'));
      if (!account) return null;
      await writeDocument(trx, 'world', withBilling(await readDocument(trx, 'world'), account.id, 'approved'));
      return account.id;
    });
    return approved === null
      ? sendLocalPage(reply, noAccountPage)
      : reply.redirect(`${PAGES.billing}?account=${approved}`, 303);
  });
}
