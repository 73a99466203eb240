import type { FastifyRequest } from 'fastify';
import { localTime } from '@listings/shared-values';
import { html, type Html } from '../../page/html';
import { form } from '../layout/form';
import { PAGES } from '../addresses/sandbox-addresses';

const HOUR_MS = 3_600_000;

const STEPS = [
  [1, '1 hour'],
  [24, '1 day'],
  [72, '3 days'],
  [168, '7 days'],
  [720, '30 days'],
] as const;

/** Offset of the clock, in the largest whole unit. */
function offsetInWords(offset: number): string {
  const hours = Math.round(Math.abs(offset) / HOUR_MS);
  const [count, unit] = hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'} ${offset > 0 ? 'ahead of' : 'behind'} real time`;
}

const ACTION = `${PAGES.sandbox}/clock`;

const forward = (request: FastifyRequest): Html =>
  html`<div class="actions">
    ${STEPS.map(([hours, label]) =>
      form(
        request,
        ACTION,
        html`<input type="hidden" name="by" value="${hours}" /><input type="hidden" name="unit" value="hours" /><button
            type="submit"
            class="secondary"
            aria-label="Forward ${label}"
          >
            + ${label}
          </button>`,
      ),
    )}
  </div>`;

const byAmount = (request: FastifyRequest): Html =>
  form(
    request,
    ACTION,
    html`<div class="pair">
        <div>
          <label for="clock-by">Move by</label>
          <input id="clock-by" name="by" type="number" min="-100000" max="100000" value="14" required />
        </div>
        <div>
          <label for="clock-unit">Unit</label>
          <select id="clock-unit" name="unit">
            <option value="days">days</option>
            <option value="hours">hours</option>
          </select>
        </div>
      </div>
      <button type="submit" class="secondary">Move the clock</button>`,
  );

const toMoment = (request: FastifyRequest, local: string): Html =>
  form(
    request,
    ACTION,
    html`<label for="clock-at">Set to <span class="hint">in the store's time zone</span></label>
      <input id="clock-at" name="at" type="datetime-local" value="${local.slice(0, 16).replace(' ', 'T')}" required />
      <button type="submit" class="secondary">Set the clock</button>`,
  );

export interface ClockFacts {
  readonly now: number;
  readonly offset: number;
  readonly timeZone: string;
}

/** The store's time, and ways to move it. */
export const clockSection = (request: FastifyRequest, { now, offset, timeZone }: ClockFacts): Html => {
  const local = localTime(now, timeZone);
  return html`<section class="card" id="clock" aria-labelledby="clock-title">
    <h2 id="clock-title">Clock</h2>
    <p>
      In the store it is <strong>${local.slice(0, 16)}</strong> (${timeZone})${
        offset === 0 ? null : html`, ${offsetInWords(offset)}`
      }.
      Reviews, codes, expiring products and reports go by this clock.
    </p>
    ${forward(request)}
    <details>
      <summary>By another amount, or to a date</summary>
      ${byAmount(request)} ${toMoment(request, local)}
    </details>
    ${
      offset === 0
        ? null
        : html`<h3>Moved</h3>
            ${form(
              request,
              ACTION,
              html`<input type="hidden" name="real" value="1" /><button type="submit">Back to real time</button>`,
            )}`
    }
  </section>`;
};
