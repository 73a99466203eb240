import type { FastifyRequest } from 'fastify';
import type { ProviderAdsAccount } from '../domain/documents.types';
import type { PhoneCode } from '../domain/phone-verification.store';
import { localTime } from '../domain/days.rules';
import { html, type Html } from '../page/html';
import type { PlainPage } from '../page/plain-page';
import { form } from './form';
import { PAGES } from './sandbox.addresses';
import { SANDBOX_STYLE } from './sandbox.style';
import { scenarios } from './scenarios';

export interface SandboxFacts {
  readonly scenario: string;
  readonly startScenario: string;
  readonly codes: readonly PhoneCode[];
  readonly ads: ProviderAdsAccount | null;
  readonly now: number;
  readonly offset: number;
  readonly timeZone: string;
}

const METHODS: Readonly<Record<PhoneCode['method'], string>> = { SMS: 'Text message', PHONE_CALL: 'Phone call' };

const codeRow = ({ number, method, code, sent_at }: PhoneCode, timeZone: string): Html =>
  html`<tr>
    <td>${localTime(sent_at, timeZone)}</td>
    <td>${number}</td>
    <td>${METHODS[method]}</td>
    <td class="code">${code}</td>
  </tr>`;

const phone = ({ codes, timeZone }: SandboxFacts): Html =>
  html`<h2 id="phone">Phone</h2>
    ${
      codes.length === 0
        ? html`<p>No code has been received yet.</p>`
        : html`<div class="table">
            <table>
              <caption>
                Codes received, newest first
              </caption>
              <thead>
                <tr>
                  <th scope="col">Received</th>
                  <th scope="col">Number</th>
                  <th scope="col">By</th>
                  <th scope="col">Code</th>
                </tr>
              </thead>
              <tbody>
                ${codes.map((code) => codeRow(code, timeZone))}
              </tbody>
            </table>
          </div>`
    }
    <p><a href="${PAGES.sandbox}">Look again</a></p>`;

const SELECTED = html`selected`;

const scenarioForm = (request: FastifyRequest, { scenario }: SandboxFacts): Html =>
  html`<h2>Scenario</h2>
    <p>Loaded: <strong>${scenario}</strong></p>
    ${form(
      request,
      `${PAGES.sandbox}/scenario`,
      html`<label for="scenario">Load another; what was set up before is lost</label>
        <select id="scenario" name="name">
          ${scenarios.map(
            ({ name, summary }) =>
              html`<option value="${name}" ${name === scenario ? SELECTED : null}>${name}: ${summary}</option>`,
          )}
        </select>
        <button type="submit">Load scenario</button>`,
    )}`;

const STEPS = [
  [1, '1 day'],
  [3, '3 days'],
  [7, '7 days'],
  [30, '30 days'],
] as const;

const clockForms = (request: FastifyRequest, { now, offset, timeZone }: SandboxFacts): Html =>
  html`<h2>Clock</h2>
    <p>
      The store has <strong>${localTime(now, timeZone)}</strong> (${timeZone})${
        offset === 0 ? null : html`, moved by ${Math.round(offset / 3_600_000)} hours`
      }.
    </p>
    <div class="actions">
      ${STEPS.map(([days, label]) =>
        form(
          request,
          `${PAGES.sandbox}/clock`,
          html`<input type="hidden" name="days" value="${days}" /><button type="submit">Forward ${label}</button>`,
        ),
      )}
    </div>`;

const billing = (request: FastifyRequest, { ads }: SandboxFacts): Html => {
  if (!ads)
    return html`<h2>Billing</h2>
      <p>No Ads account is connected.</p>`;
  return html`<h2>Billing</h2>
    <p>Ads account ${ads.id}: <strong>${ads.billing}</strong></p>
    ${
      ads.billing === 'approved'
        ? null
        : form(request, `${PAGES.sandbox}/approve-billing`, html`<button type="submit">Approve billing</button>`)
    }`;
};

/** Everything a person may see and move in the sandbox. */
export const sandboxPage = (request: FastifyRequest, facts: SandboxFacts): PlainPage => ({
  title: 'Sandbox',
  style: SANDBOX_STYLE,
  body: html`<h1>Sandbox</h1>
    <p>Here the provider, the host and the phone are played. <a href="/google">Go to the store admin</a></p>
    ${phone(facts)} ${scenarioForm(request, facts)} ${clockForms(request, facts)} ${billing(request, facts)}
    <h2>Reset</h2>
    ${form(
      request,
      `${PAGES.sandbox}/reset`,
      html`<button type="submit">Reset to ${facts.startScenario}, in real time</button>`,
    )}`,
});
