import { expectationsOf } from '@listings/shared-machines/models';
import type { Trace, TracedCall } from '../../trace/trace';
import type { ReportModel, ReportRecording } from '../report-data';
import { el, link } from './dom';
import { toStep } from './routes';

/** The step in which something happened; the last one for what came after it. */
export const stepAt = ({ steps }: Trace, at: number): number => {
  const found = steps.findIndex(({ ended }) => at <= ended);
  return found < 0 ? steps.length - 1 : found;
};

/** A call as it is named beside others: `POST mc/settings 200, 12 ms`. */
export const callName = ({ method, path }: TracedCall): string => `${method} ${path.replace(/^\/wc\/gla\//, '')}`;

/** End of a call in words. */
export function callEnd({ begun, ended, status }: TracedCall): string {
  if (ended === null) return 'on its way';
  return `${status ?? 'no answer'}, ${Math.round(ended - begun)} ms`;
}

/** A part of a lane, from one step to another, both included. */
interface Part {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly kind: string;
}

const line = (row: number, { from, to, text, kind }: Part): HTMLElement =>
  el('span', { class: `part ${kind}`, title: text, style: `grid-area: ${row} / ${from + 2} / auto / ${to + 3}` }, text);

const nameOf = (row: number, name: string): HTMLElement =>
  el('span', { class: 'lane', style: `grid-area: ${row} / 1` }, name);

const shortly = (leaves: readonly string[]): string =>
  leaves.map((leaf) => leaf.split('.').at(-1) ?? leaf).join(' + ') || '–';

/** States of a machine, step by step, as parts: equal neighbours are one. */
function stateParts(states: readonly (readonly string[] | undefined)[], isWrong: (step: number) => boolean): Part[] {
  const parts: Part[] = [];
  for (const [step, leaves] of states.entries()) {
    if (leaves === undefined) continue;
    const [text, kind] = [shortly(leaves), isWrong(step) ? 'state bad' : 'state'];
    const last = parts.at(-1);
    if (last?.to === step - 1 && last.text === text && last.kind === kind)
      parts[parts.length - 1] = { ...last, to: step };
    else parts.push({ from: step, to: step, text, kind });
  }
  return parts;
}

const isRefused = ({ status, ended }: TracedCall): boolean => ended !== null && (status === null || status >= 400);

/** Calls in as few lanes as they fit into. */
function callLanes(trace: Trace): readonly (readonly Part[])[] {
  const lanes: Part[][] = [];
  for (const call of trace.calls) {
    const from = stepAt(trace, call.begun);
    const to = call.ended === null ? trace.steps.length - 1 : stepAt(trace, call.ended);
    const part = { from, to, text: `${callName(call)} ${callEnd(call)}`, kind: isRefused(call) ? 'call bad' : 'call' };
    const lane = lanes.find((each) => (each.at(-1)?.to ?? -1) < from);
    if (lane === undefined) lanes.push([part]);
    else lane.push(part);
  }
  return lanes;
}

const consoleParts = (trace: Trace): readonly Part[] => {
  const steps = trace.console.map(({ at }) => stepAt(trace, at));
  return [...new Set(steps)].map((step) => {
    const said = trace.console.filter((_, index) => steps[index] === step);
    const kind = said.some((each) => each.kind === 'error') ? 'said bad' : 'said';
    return { from: step, to: step, text: `${said.length}`, kind };
  });
};

/** Names of the machines on the page besides the one the recording is of. */
const othersIn = ({ steps }: Trace, id: string): readonly string[] =>
  [...new Set(steps.flatMap(({ machines }) => Object.keys(machines)))].filter((each) => each !== id).sort();

/** Steps, machines side by side, calls and console of a trace, over one another. */
export function timeLine(
  { id }: ReportModel,
  { file, recording, sentences, onScreen }: ReportRecording,
  trace: Trace,
  step: number,
): HTMLElement {
  const expected = expectationsOf(recording).map(({ state }) => state);
  const seen = trace.steps.map(({ machines }) => machines[id]);
  const isOther = (at: number) => seen[at] !== undefined && shortly(seen[at]) !== shortly(expected[at] ?? []);
  const failed = onScreen?.ok === false ? onScreen.at : -1;
  const [never, always] = [() => false, trace.steps.map((_, at) => expected[at])];
  const lanes: (readonly [string, readonly Part[]])[] = [
    [`${id}, expected`, stateParts(always, never)],
    [`${id}, seen`, stateParts(seen, isOther)],
    ...othersIn(trace, id).map(
      (other) =>
        [
          other,
          stateParts(
            trace.steps.map(({ machines }) => machines[other]),
            never,
          ),
        ] as const,
    ),
    ...callLanes(trace).map((parts, at) => [at === 0 ? 'Calls' : '', parts] as const),
    ['Console', consoleParts(trace)],
  ];
  const grid = el('div', {
    class: 'time-line',
    style: `grid-template-columns: max-content repeat(${trace.steps.length}, minmax(2.75rem, 1fr))`,
  });
  grid.append(nameOf(1, 'Step'));
  for (const at of trace.steps.keys()) {
    const title = at === 0 ? 'the start' : (sentences[at - 1] ?? '');
    const number = link(toStep(id, file, at), `${at}`, {
      title,
      class: ['step-number', at === failed ? 'bad' : '', at === step ? 'here' : ''].join(' ').trim(),
      style: `grid-area: 1 / ${at + 2}`,
    });
    grid.append(number);
  }
  for (const [at, [name, parts]] of lanes.entries())
    grid.append(nameOf(at + 2, name), ...parts.map((part) => line(at + 2, part)));
  return el('section', { class: 'scroll', tabindex: '0', role: 'region', 'aria-label': 'Time line' }, grid);
}
