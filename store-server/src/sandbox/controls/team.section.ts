import type { FastifyRequest } from 'fastify';
import { html, type Html } from '../../page/html';
import { PAGES } from '../addresses/sandbox-addresses';
import { form } from '../layout/form';
import { playedTeam } from './played-team';

const ROLES: Readonly<Record<string, string>> = {
  'feed-manager': 'Feed manager: products, audience, shipping, contact',
  advertiser: 'Advertiser: campaigns, up to 50 a day',
  viewer: 'Viewer: sees everything, changes nothing',
};

const row = (request: FastifyRequest, who: string, name: string): Html =>
  html`<div class="scenario">
    <div>
      <p><strong id="team-${who}">${name}</strong></p>
      <p class="hint">${ROLES[who] ?? who}</p>
    </div>
    ${form(
      request,
      `${PAGES.sandbox}/team`,
      html`<input type="hidden" name="who" value="${who}" /><button
          type="submit"
          class="secondary"
          id="sign-in-${who}"
          aria-labelledby="sign-in-${who} team-${who}"
        >
          Make a link
        </button>`,
    )}
  </div>`;

/** People of the store beside its owner: each is played in a browser or a private window of their own. */
export const teamSection = (request: FastifyRequest): Html =>
  html`<section class="card" id="team" aria-labelledby="team-title">
    <h2 id="team-title">Team</h2>
    <p>
      Play several people at once: open each link in another browser or a private window. What one of them changes, the
      others see within seconds. <a href="/people">All people of the store</a>
    </p>
    ${Object.entries(playedTeam).map(([who, { name }]) => row(request, who, name))}
  </section>`;

/** The link that was made, to be copied: opened here it would end the owner's own session. */
export const teamLink = (url: string): Html =>
  html`<p class="row">
    <input id="team-link" aria-label="Sign-in link" value="${url}" readonly autofocus dir="ltr" />
    <button type="button" class="secondary" hidden data-copy="team-link" data-copied="Copied" data-selected="Selected">
      Copy link
    </button>
    <span role="status"></span>
  </p>`;
