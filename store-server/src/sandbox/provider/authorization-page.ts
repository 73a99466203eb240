import { scopes } from '@listings/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import type { ProviderIdentity } from '../../domain/documents/documents.types';
import { html, type Html } from '../../page/html';
import type { PlainPage } from '../../page/plain-page';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import { SANDBOX_STYLE } from '../layout/sandbox-style';

const note = html`<p class="sandbox-note">This is the sandbox: no real account is touched.</p>`;

const buttons = (grant: string): Html =>
  html`<div class="actions">
    <button type="submit" name="decision" value="approve">${grant}</button>
    <button type="submit" name="decision" value="cancel" class="secondary">Cancel</button>
  </div>`;

const stateField = (state: string): Html => html`<input type="hidden" name="state" value="${state}" />`;

/** The host's page: connect this store to the hosting account. */
export const hostingPage = (request: FastifyRequest, state: string, email: string): PlainPage => ({
  title: 'Connect your WordPress.com account',
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>Connect your WordPress.com account</h1>
    <p>The store asks to be connected with the account <strong>${email}</strong>.</p>
    ${form(request, PAGES.hosting, html`${stateField(state)}${buttons('Approve')}`)}`,
});

/** Permissions one may withhold. */
export const choosableScopes = [
  [scopes.content, 'Manage your product listings and accounts in Merchant Center'],
  [scopes.verification, 'Verify the websites you own'],
  [scopes.ads, 'See, edit, create and delete your Ads accounts and campaigns'],
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
export function providerPage(
  request: FastifyRequest,
  state: string,
  identities: readonly ProviderIdentity[],
  loginHint: string | null,
): PlainPage {
  const chosen = identities.find(({ email }) => email === loginHint) ?? identities[0];
  return {
    title: 'Choose your Google account',
    style: SANDBOX_STYLE,
    body: html`${note}
      <h1>Choose your Google account</h1>
      ${form(
        request,
        PAGES.provider,
        html`${stateField(state)}
          <fieldset>
            <legend>Continue as</legend>
            ${identities.map((identity) => identityChoice(identity, identity === chosen))}
          </fieldset>
          <fieldset>
            <legend>The store wants to</legend>
            ${choosableScopes.map(scopeChoice)}
          </fieldset>
          ${buttons('Allow')}`,
      )}`,
  };
}

/** A link that was used, or is older than ten minutes. */
export const deadGrantPage = (): PlainPage => ({
  title: 'This page has expired',
  status: 410,
  style: SANDBOX_STYLE,
  body: html`${note}
    <h1>This page has expired</h1>
    <p>
      Each authorization can be answered once, within ten minutes. <a href="/google">Go back to the store admin</a>
    </p>`,
});
