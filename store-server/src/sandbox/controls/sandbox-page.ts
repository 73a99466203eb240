import type { FastifyRequest } from 'fastify';
import type { ProviderAdsAccount, ProviderIdentity } from '../../domain/documents/documents.types';
import type { PhoneCode } from '../../domain/contact/phone-verification.store';
import { COPY_SCRIPT } from '../../page/copy-script';
import { html, type Html } from '../../page/html';
import type { PlainPage } from '../../page/plain-page';
import { callsSection } from './calls.section';
import { clockSection } from './clock.section';
import { faultSection } from './fault.section';
import { form } from '../layout/form';
import { billingSection, peopleSection, phoneSection } from './provider.section';
import { mailsSection, type KeptMail } from './mails.section';
import { PAGES } from '../addresses/sandbox-addresses';
import { SANDBOX_STYLE } from '../layout/sandbox-style';
import { scenarioSection, titleOf } from './scenario.section';
import { shopSection } from './shop.section';
import { teamLink, teamSection } from './team.section';
import type { WaitingFault } from '../faults/faults.store';
import type { CallRecord } from '../faults/remembered-calls';

export interface SandboxFacts {
  readonly scenario: string;
  readonly startScenario: string;
  readonly codes: readonly PhoneCode[];
  /** The latest mails that were kept instead of sent. */
  readonly mails: readonly KeptMail[];
  readonly people: readonly ProviderIdentity[];
  /** Email address of the connected person; null when nobody is connected. */
  readonly connectedAs: string | null;
  readonly ads: ProviderAdsAccount | null;
  readonly now: number;
  readonly offset: number;
  readonly timeZone: string;
  /** Faults of the played shop, by name. */
  readonly shopFaults: readonly string[];
  readonly shop: string;
  readonly faults: readonly WaitingFault[];
  readonly calls: readonly CallRecord[];
}

/** Note of the page about the submitted form. */
export interface SandboxNote {
  readonly kind: 'done' | 'problem';
  readonly text: string;
  /** The sign-in link that was made. */
  readonly link?: string;
  /** The fault that was typed, when that was the problem. */
  readonly typed?: string;
}

/** Texts of finished actions, by the key that the address carries afterwards. */
export const DONE: Readonly<Record<string, string>> = {
  scenario: 'The scenario is loaded.',
  fault: 'The fault waits for its call.',
  removed: 'The fault is gone.',
  clock: 'The clock has been moved.',
  billing: 'The billing has been changed.',
  identity: 'The Google account is connected.',
  shop: 'The shop is as you want it. “Check again” in the store admin looks at it.',
  reset: 'Everything is back at its beginning.',
};

const bar = html`<header class="bar">
  <strong>Sandbox</strong> <a href="/google">Open the store admin</a>
  <a href="${PAGES.admin}admin.php">Store settings</a>
</header>`;

const PARTS = [
  ['scenario', 'Scenarios'],
  ['people', 'Google accounts'],
  ['team', 'Team'],
  ['phone', 'Phone'],
  ['mails', 'Mails'],
  ['clock', 'Clock'],
  ['billing', 'Billing'],
  ['shop', 'Shop'],
  ['faults', 'Faults'],
  ['calls', 'Recent calls'],
  ['reset', 'Reset'],
] as const;

const said = (note: SandboxNote | null): Html | null => {
  if (note === null) return null;
  if (note.kind === 'problem') return html`<p class="said" role="alert">${note.text}</p>`;
  return note.link === undefined
    ? html`<p class="said" role="status">${note.text} <a href="/google">Open the store admin</a></p>`
    : html`<div class="said">
        <p role="status">${note.text}</p>
        ${teamLink(note.link)}
      </div>`;
};

const resetSection = ({ startScenario }: SandboxFacts): Html =>
  html`<section class="card" id="reset" aria-labelledby="reset-title">
    <h2 id="reset-title">Reset</h2>
    <p>Back to “${titleOf(startScenario)}” in real time, without faults and remembered calls.</p>
    <a class="button secondary" href="${PAGES.sandbox}/reset">Reset…</a>
  </section>`;

/** Everything a person may see and move in the sandbox [S-13]. */
export const sandboxPage = (request: FastifyRequest, facts: SandboxFacts, note: SandboxNote | null): PlainPage => ({
  title: note === null ? 'Sandbox' : `${note.text} · Sandbox`,
  ...(note?.kind === 'problem' ? { status: 400 } : {}),
  ...(note?.link === undefined ? {} : { script: COPY_SCRIPT }),
  style: SANDBOX_STYLE,
  header: bar,
  body: html`<div class="board">
    <h1>Sandbox</h1>
    <p class="lead">
      No real account is touched here: Google, WordPress.com, the phone and the time are played, and this page is their
      remote control. The store is at “${titleOf(facts.scenario)}” now.
    </p>
    ${said(note)}
    <nav class="actions" aria-label="Parts of this page">
      ${PARTS.map(([id, label]) => html`<a href="#${id}">${label}</a>`)}
    </nav>
    <div class="cards">
      <div class="column">
        ${scenarioSection(request, facts.scenario)} ${peopleSection(request, facts.people, facts.connectedAs)}
        ${teamSection(request)}
      </div>
      <div class="column">
        ${phoneSection(facts.codes, facts.timeZone)} ${mailsSection(facts.mails, facts.timeZone)}
        ${clockSection(request, facts)} ${billingSection(request, facts.ads)} ${shopSection(request, facts)}
        ${faultSection(request, facts.faults, note?.typed ?? null)} ${callsSection(facts.calls, facts.timeZone)}
        ${resetSection(facts)}
      </div>
    </div>
  </div>`,
});

/** Asks before everything is put back. */
export const resetPage = (
  request: FastifyRequest,
  { startScenario }: Pick<SandboxFacts, 'startScenario'>,
): PlainPage => ({
  title: 'Reset the sandbox?',
  style: SANDBOX_STYLE,
  header: bar,
  body: html`<h1>Reset the sandbox?</h1>
    <p>
      What was set up in the store is lost: it goes back to “${titleOf(startScenario)}” in real time, without faults and
      remembered calls. Products and sessions stay.
    </p>
    <div class="actions">
      ${form(request, `${PAGES.sandbox}/reset`, html`<button type="submit" class="danger">Reset</button>`)}
      <a class="button secondary" href="${PAGES.sandbox}">Keep everything</a>
    </div>`,
});
