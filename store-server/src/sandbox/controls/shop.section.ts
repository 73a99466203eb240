import type { FastifyRequest } from 'fastify';
import { html, type Html } from '../../page/html';
import { PAGES } from '../addresses/sandbox-addresses';
import { form } from '../layout/form';
import { shopFaults } from '../shop/shop-faults';

const CHECKED = html`checked`;

const choice = (name: string, summary: string, isChosen: boolean): Html =>
  html`<label class="choice" for="shop-${name}"
    ><input type="checkbox" id="shop-${name}" name="fault" value="${name}" ${isChosen ? CHECKED : null} /><span
      >${summary}<small>${name}</small></span
    ></label
  >`;

export interface PlayedShopFacts {
  readonly shop: string;
  readonly shopFaults: readonly string[];
}

/** The shop that the checks of the store requirements look at, and what may be wrong with it. */
export const shopSection = (request: FastifyRequest, facts: PlayedShopFacts): Html =>
  html`<section class="card" id="shop" aria-labelledby="shop-title">
    <h2 id="shop-title">Shop</h2>
    <p>
      The store requirements are checked on ${facts.shop}, which is played too:
      <strong>${facts.shopFaults.length === 0 ? 'all is well' : `${facts.shopFaults.length} chosen`}</strong>.
    </p>
    <details ${facts.shopFaults.length > 0 ? html`open` : null}>
      <summary>Choose what is wrong with it</summary>
      ${form(
        request,
        `${PAGES.sandbox}/shop`,
        html`${Object.entries(shopFaults).map(([name, summary]) =>
            choice(name, summary, facts.shopFaults.includes(name)),
          )}<button type="submit" class="secondary">Change the shop</button>`,
      )}
    </details>
  </section>`;
