import { scopes } from '@listings/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import type { ProviderIdentity } from '../../domain/documents/documents.types';
import { html, type Html } from '../../page/html';
import { richText, type LocalPage } from '../../page/local-page';
import type { ServerTexts } from '../../texts/server-texts';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import { SANDBOX_STYLE } from '../layout/sandbox-style';

const note = ({ t }: ServerTexts): Html => html`<p class="sandbox-note">${t('consent.sandbox')}</p>`;

const buttons = ({ t }: ServerTexts, grant: string): Html =>
  html`<div class="actions">
    <button type="submit" name="decision" value="approve">${grant}</button>
    <button type="submit" name="decision" value="cancel" class="secondary">${t('consent.cancel')}</button>
  </div>`;

const stateField = (state: string): Html => html`<input type="hidden" name="state" value="${state}" />`;

/** The host's page: connect this store to the hosting account. */
export const hostingPage =
  (request: FastifyRequest, state: string, email: string): LocalPage =>
  (texts) => ({
    title: texts.t('consent.hosting.title'),
    style: SANDBOX_STYLE,
    body: html`${note(texts)}
      <h1>${texts.t('consent.hosting.title')}</h1>
      <p>${richText(texts, 'consent.hosting.text', { email })}</p>
      ${form(request, PAGES.hosting, html`${stateField(state)}${buttons(texts, texts.t('consent.hosting.approve'))}`)}`,
  });

/** Permissions one may withhold. */
export const choosableScopes = [
  [scopes.content, 'content'],
  [scopes.verification, 'verification'],
  [scopes.ads, 'ads'],
] as const;

const identityChoice = ({ email, name, summary }: ProviderIdentity, isChosen: boolean): Html =>
  html`<label class="choice"
    ><input type="radio" name="email" value="${email}" required ${isChosen ? CHECKED : null} /><span
      ><strong>${name}</strong><small>${email}</small><small>${summary}</small></span
    ></label
  >`;

const CHECKED = html`checked`;

const scopeChoice = ([scope, words]: readonly [string, string]): Html =>
  html`<label class="choice"
    ><input type="checkbox" name="scope" value="${scope}" checked /><span>${words}<small>${scope}</small></span></label
  >`;

/** The provider's page: choose who you are, and what the store may do. */
export const providerPage =
  (
    request: FastifyRequest,
    state: string,
    identities: readonly ProviderIdentity[],
    loginHint: string | null,
  ): LocalPage =>
  (texts) => {
    const { t } = texts;
    const chosen = identities.find(({ email }) => email === loginHint) ?? identities[0];
    return {
      title: t('consent.provider.title'),
      style: SANDBOX_STYLE,
      body: html`${note(texts)}
        <h1>${t('consent.provider.title')}</h1>
        ${form(
          request,
          PAGES.provider,
          html`${stateField(state)}
            <fieldset>
              <legend>${t('consent.provider.person')}</legend>
              ${identities.map((identity) => identityChoice(identity, identity === chosen))}
            </fieldset>
            <fieldset>
              <legend>${t('consent.provider.wants')}</legend>
              ${choosableScopes.map(([scope, words]) => scopeChoice([scope, t(`consent.provider.${words}`)]))}
            </fieldset>
            ${buttons(texts, t('consent.provider.allow'))}`,
        )}`,
    };
  };

/** A link that was used, or is older than ten minutes. */
export const deadGrantPage: LocalPage = (texts) => ({
  title: texts.t('consent.expired.title'),
  status: 410,
  style: SANDBOX_STYLE,
  body: html`${note(texts)}
    <h1>${texts.t('consent.expired.title')}</h1>
    <p>${texts.t('consent.expired.text')} <a href="/google">${texts.t('consent.back')}</a></p>`,
});
