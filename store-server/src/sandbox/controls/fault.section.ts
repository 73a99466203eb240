import type { FastifyRequest } from 'fastify';
import { html, type Html } from '../../page/html';
import { faultInWords, faultPresets, faultTargets } from '../faults/fault-presets';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';
import type { WaitingFault } from '../faults/faults.store';

const waitingRow = (request: FastifyRequest, { id, fault }: WaitingFault): Html =>
  html`<tr>
    <td class="path">${fault.method} ${fault.path}</td>
    <td>${faultInWords(fault)}</td>
    <td>${fault.times === undefined ? 'every time' : `${fault.times}×`}</td>
    <td>
      ${form(
        request,
        `${PAGES.sandbox}/fault/remove`,
        html`<input type="hidden" name="id" value="${id}" /><button
            type="submit"
            class="secondary"
            aria-label="Remove: ${fault.method} ${fault.path}"
          >
            Remove
          </button>`,
      )}
    </td>
  </tr>`;

const waitingTable = (request: FastifyRequest, waiting: readonly WaitingFault[]): Html =>
  waiting.length === 0
    ? html`<p>Nothing goes wrong at the moment.</p>`
    : html`<div class="table">
        <table>
          <caption>
            What goes wrong
          </caption>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">What happens</th>
              <th scope="col">How often</th>
              <th scope="col">Remove</th>
            </tr>
          </thead>
          <tbody>
            ${waiting.map((entry) => waitingRow(request, entry))}
          </tbody>
        </table>
      </div>`;

const EXAMPLE = `{"method": "GET", "path": "/wc/gla/mc/settings", "status": 502, "body": {"message": "Bad gateway"}, "delayMs": 800, "times": 2}`;

/** Calls that go wrong: which wait, and a form for one more. */
export const faultSection = (request: FastifyRequest, waiting: readonly WaitingFault[], typed: string | null): Html =>
  html`<section class="card" id="faults" aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <p>Make a call go wrong and see what the store admin does about it.</p>
    ${waitingTable(request, waiting)}
    <h3>Add a fault</h3>
    ${form(
      request,
      `${PAGES.sandbox}/fault`,
      html`<label for="fault-call">Call</label>
        <select id="fault-call" name="call">
          ${faultTargets.map(({ value, title }) => html`<option value="${value}">${title} (${value})</option>`)}
        </select>
        <label for="fault-effect">What happens</label>
        <select id="fault-effect" name="effect">
          ${faultPresets.map(({ name, title }) => html`<option value="${name}">${title}</option>`)}
        </select>
        <label for="fault-times">How often <span class="hint">empty: every time, until it is removed</span></label>
        <input id="fault-times" name="times" type="number" min="1" max="1000000" value="1" />
        <button type="submit">Add fault</button>`,
    )}
    <details ${typed === null ? null : html`open`}>
      <summary>Write a fault of your own</summary>
      ${form(
        request,
        `${PAGES.sandbox}/fault`,
        html`<label for="fault-json"
            >As JSON <span class="hint">method, path, status, body, headers, delayMs, drop, times</span></label
          >
          <textarea id="fault-json" name="json" maxlength="2000" spellcheck="false">${typed ?? EXAMPLE}</textarea>
          <button type="submit" class="secondary">Add this fault</button>`,
      )}
    </details>
  </section>`;
