import { localTime } from '@listings/shared-values';
import { html, type Html } from '../../page/html';
import type { CallRecord } from '../faults/remembered-calls';

const row = ({ at, method, path, status }: CallRecord, timeZone: string): Html =>
  html`<tr>
    <td>${localTime(at, timeZone).slice(11)}</td>
    <td class="path">${method} ${path}</td>
    <td>${status ?? 'dropped'}</td>
  </tr>`;

const SHOWN = 25;

/** The last calls of the store admin, newest first. */
export const callsSection = (calls: readonly CallRecord[], timeZone: string): Html =>
  html`<section class="card" id="calls" aria-labelledby="calls-title">
    <h2 id="calls-title">Recent calls</h2>
    ${
      calls.length === 0
        ? html`<p>The store admin has not called yet.</p>`
        : html`<div class="table">
            <table>
              <caption>
                The last ${Math.min(SHOWN, calls.length)}, newest first
              </caption>
              <thead>
                <tr>
                  <th scope="col">Time</th>
                  <th scope="col">Call</th>
                  <th scope="col">Answer</th>
                </tr>
              </thead>
              <tbody>
                ${calls
                  .slice(-SHOWN)
                  .reverse()
                  .map((call) => row(call, timeZone))}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
