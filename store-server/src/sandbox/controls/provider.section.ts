import type { FastifyRequest } from 'fastify';
import { localTime } from '@listings/shared-values';
import type { BillingState, ProviderAdsAccount, ProviderIdentity } from '../../domain/documents/documents.types';
import type { PhoneCode } from '../../domain/contact/phone-verification.store';
import { html, type Html } from '../../page/html';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';

const METHODS: Readonly<Record<PhoneCode['method'], string>> = { SMS: 'Text message', PHONE_CALL: 'Phone call' };

const codeRow = ({ number, method, code, sent_at }: PhoneCode, timeZone: string): Html =>
  html`<tr>
    <td class="code">${code}</td>
    <td>${number}</td>
    <td>${METHODS[method]}</td>
    <td>${localTime(sent_at, timeZone)}</td>
  </tr>`;

/** The phone of the store's owner. */
export const phoneSection = (codes: readonly PhoneCode[], timeZone: string): Html =>
  html`<section class="card" id="phone" aria-labelledby="phone-title">
    <h2 id="phone-title">Phone</h2>
    ${
      codes.length === 0
        ? html`<p>No code has been received yet. Verification codes of the setup arrive here.</p>`
        : html`<div class="table">
            <table>
              <caption>
                Codes received, newest first
              </caption>
              <thead>
                <tr>
                  <th scope="col">Code</th>
                  <th scope="col">Number</th>
                  <th scope="col">By</th>
                  <th scope="col">Received</th>
                </tr>
              </thead>
              <tbody>
                ${codes.map((code) => codeRow(code, timeZone))}
              </tbody>
            </table>
          </div>`
    }
    <a class="button secondary" href="${PAGES.sandbox}?look=again#phone">Look again</a>
  </section>`;

const personRow = (request: FastifyRequest, { email, name, summary }: ProviderIdentity, isConnected: boolean): Html =>
  html`<div class="scenario${isConnected ? ' current' : ''}">
    <div>
      <p><strong>${name}</strong>${isConnected ? html` <span class="now">connected</span>` : null}</p>
      <p class="hint">${summary}. <code>${email}</code></p>
    </div>
    ${
      isConnected
        ? null
        : form(
            request,
            `${PAGES.sandbox}/identity`,
            html`<input type="hidden" name="email" value="${email}" /><button
                type="submit"
                class="secondary"
                aria-label="Connect as ${name}"
              >
                Connect
              </button>`,
          )
    }
  </div>`;

/** The people at the provider, each with accounts of their own. */
export const peopleSection = (
  request: FastifyRequest,
  people: readonly ProviderIdentity[],
  connectedAs: string | null,
): Html =>
  html`<section class="card" id="people" aria-labelledby="people-title">
    <h2 id="people-title">Google accounts</h2>
    <p>
      Who can be chosen when the store admin asks for a Google account, and what happens with each. Connecting here
      skips that page and grants every permission.
    </p>
    ${people.map((person) => personRow(request, person, person.email === connectedAs))}
  </section>`;

const BILLING: readonly (readonly [BillingState, string])[] = [
  ['approved', 'Approve billing'],
  ['pending', 'Make it pending'],
  ['cancelled', 'Cancel billing'],
];

/** Billing of the connected ads account. */
export const billingSection = (request: FastifyRequest, ads: ProviderAdsAccount | null): Html =>
  html`<section class="card" id="billing" aria-labelledby="billing-title">
    <h2 id="billing-title">Billing</h2>
    ${
      ads === null
        ? html`<p>No Ads account is connected.</p>`
        : html`<p>Ads account ${ads.id}: <strong>${ads.billing}</strong></p>
            <div class="actions">
              ${BILLING.filter(([state]) => state !== ads.billing).map(([state, label]) =>
                form(
                  request,
                  `${PAGES.sandbox}/billing-state`,
                  html`<input type="hidden" name="state" value="${state}" /><button
                      type="submit"
                      class="${state === 'approved' ? '' : 'secondary'}"
                    >
                      ${label}
                    </button>`,
                ),
              )}
            </div>`
    }
  </section>`;
