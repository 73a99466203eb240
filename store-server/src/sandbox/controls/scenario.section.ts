import type { FastifyRequest } from 'fastify';
import { html, type Html } from '../../page/html';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import { scenarios, type Scenario, type ScenarioGroup } from '../scenarios/scenarios';

const GROUPS: readonly (readonly [ScenarioGroup, string])[] = [
  ['start', 'Setting up'],
  ['running', 'At work'],
  ['merchant', 'Merchant account conflicts'],
  ['trouble', 'Something is wrong'],
];

export const titleOf = (name: string): string => scenarios.find((scenario) => scenario.name === name)?.title ?? name;

const row = (request: FastifyRequest, { name, title, summary }: Scenario, isCurrent: boolean): Html =>
  html`<div class="scenario${isCurrent ? ' current' : ''}">
    <div>
      <p><strong id="scenario-${name}">${title}</strong>${isCurrent ? html` <span class="now">loaded</span>` : null}</p>
      <p class="hint">${summary} <code>${name}</code></p>
    </div>
    ${form(
      request,
      `${PAGES.sandbox}/scenario`,
      html`<input type="hidden" name="name" value="${name}" /><button
          type="submit"
          class="secondary"
          id="load-${name}"
          aria-labelledby="load-${name} scenario-${name}"
        >
          ${isCurrent ? 'Load again' : 'Load'}
        </button>`,
    )}
  </div>`;

/** Every state the store can be put into. */
export const scenarioSection = (request: FastifyRequest, current: string): Html =>
  html`<section class="card" id="scenario" aria-labelledby="scenario-title">
    <h2 id="scenario-title">Scenarios</h2>
    <p>Put the store into a state with one click. What was set up before is lost; the catalogue stays.</p>
    ${GROUPS.map(
      ([group, title]) =>
        html`<h3>${title}</h3>
          ${scenarios
            .filter((scenario) => scenario.group === group)
            .map((scenario) => row(request, scenario, scenario.name === current))}`,
    )}
  </section>`;
