import type { Trace } from '../../trace/trace';
import type { ReportRecording } from '../report-data';
import { el, table } from './dom';
import { callEnd, callName, stepAt } from './time-line';

/** The page after a step: a picture, or the page itself in a frame in which nothing runs. */
function pageAfter({ screenshots, trace }: ReportRecording, step: number, alt: string): HTMLElement | null {
  const address = screenshots[step];
  if (address !== undefined) return el('img', { class: 'screenshot', src: address, alt });
  const page = trace?.pages[trace.steps[step]?.page ?? -1];
  if (trace === null || page === undefined) return null;
  const srcdoc = `<!doctype html><style>body { margin: 1rem; font-family: sans-serif; }\n${trace.style}</style>${page}`;
  return el('iframe', { class: 'screenshot', sandbox: '', srcdoc, title: alt });
}

/** The page before and after a step, side by side. */
export function pages(each: ReportRecording, step: number, sentence: string): readonly HTMLElement[] {
  const after = pageAfter(each, step, `The screen after: ${sentence}`);
  const before = step === 0 ? null : pageAfter(each, step - 1, `The screen before: ${sentence}`);
  const shown = (name: string, page: HTMLElement | null) =>
    page === null ? [] : [el('figure', {}, el('figcaption', {}, name), page)];
  if (after === null && before === null) return [];
  return [el('div', { class: 'pages' }, ...shown('Before', before), ...shown('After', after))];
}

const heading = (text: string): HTMLElement => el('h3', {}, text);

const ms = (time: number): string => `${Math.round(time)} ms`;

/** Calls, console and machines of a step. */
export function stepTrace(trace: Trace, step: number): readonly HTMLElement[] {
  const begun = trace.steps[step - 1]?.ended ?? 0;
  const here = trace.steps[step];
  if (here === undefined) return [];
  const isHere = (at: number): boolean => stepAt(trace, at) === step;
  const calls = trace.calls.filter((call) => isHere(call.begun) || (call.ended !== null && isHere(call.ended)));
  const said = trace.console.filter(({ at }) => isHere(at));
  const before = trace.steps[step - 1]?.machines ?? {};
  const machines = Object.entries(here.machines);
  return [
    el('p', { class: 'faint' }, `In ${trace.where}, from ${ms(begun)} to ${ms(here.ended)}.`),
    ...(calls.length === 0
      ? []
      : [
          heading('Calls'),
          table(
            ['Call', 'Sent', 'Ended', 'Carried'],
            calls.map((call) => [callName(call), ms(call.begun), callEnd(call), el('code', {}, call.carried || '–')]),
          ),
        ]),
    ...(said.length === 0
      ? []
      : [
          heading('Console'),
          table(
            ['Kind', 'At', 'Text'],
            said.map(({ kind, at, text }) => [kind, ms(at), el('pre', {}, text)]),
          ),
        ]),
    ...(machines.length === 0
      ? []
      : [
          heading('Machines on the page'),
          table(
            ['Machine', 'Before', 'After'],
            machines.map(([id, leaves]) => [id, (before[id] ?? []).join(', ') || '–', leaves.join(', ')]),
          ),
        ]),
  ];
}
