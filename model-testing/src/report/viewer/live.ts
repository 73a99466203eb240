import type { ReportData, ReportModel } from '../report-data';
import { chart } from './chart';
import { el, link, table } from './dom';
import { goTo } from './navigate';
import { toLive, toModel, toStep } from './routes';
import { afterTold, inspectedIn, passageOf, wordsOf, type RunningMachine, type RunningStep } from './running-machines';

/** Where `npm run dev` serves, and where its stream is. */
const usualAddress = 'http://localhost:4100';
const stream = '/@dev/inspection';

/** Steps that are listed, the latest first. */
const listed = 30;

let source: EventSource | null = null;

/** Ends following a page. */
export function leaveLive(): void {
  source?.close();
  source = null;
}

const isAddress = (text: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?\/?$/.test(text);

const code = (text: string): HTMLElement => el('code', {}, text);

function addressForm(address: string): HTMLElement {
  const input = el('input', { type: 'url', value: address, required: true, size: '30' });
  return el(
    'form',
    {
      class: 'choices',
      onsubmit: (event) => {
        event.preventDefault();
        goTo(toLive(input.value));
      },
    },
    el('label', {}, 'Development server ', input),
    el('button', { type: 'submit' }, 'Follow'),
  );
}

/** Machines of the page that told something last, in their order. */
const onPage = (running: readonly RunningMachine[]): readonly RunningMachine[] =>
  running.filter(({ page }) => page === running.at(-1)?.page);

function stepRow(models: ReadonlyMap<string, ReportModel>, taken: RunningStep): readonly (HTMLElement | string)[] {
  const { machine, step, at } = taken;
  const model = models.get(machine);
  const passage = model === undefined ? null : passageOf(model, taken);
  return [
    `${(at / 1000).toFixed(1)} s`,
    model === undefined ? machine : link(toModel(machine), machine),
    wordsOf(step),
    step.state.join(', '),
    passage === null
      ? el('span', { class: 'chip warn' }, 'no recording')
      : link(toStep(machine, passage.file, passage.step), `${passage.file}, step ${passage.step}`),
  ];
}

/** The chart of a machine with where it is, and the arrows of its last step. */
function runningChart(model: ReportModel, { state, steps }: RunningMachine): HTMLElement {
  const last = steps.at(-1);
  const taken = last === undefined ? [] : (passageOf(model, last)?.taken ?? []);
  const arrows = taken.flatMap((at) => model.arrows[at]?.key ?? []);
  return chart(model, { states: state, arrows }, (key) => goTo(toModel(model.id, key)));
}

/** Shows the machines of a page as they are, and picks the one whose chart is shown. */
function followed({ models }: ReportData) {
  const byId = new Map(models.map((model) => [model.id, model]));
  let picked: string | null = null;
  let running: readonly RunningMachine[] = [];
  const choice = el('select', { onchange: () => pick(choice.value) });
  const now = el('p', { class: 'state-now', role: 'status' });
  const [drawing, steps] = [el('div'), el('div')];
  const label = el('label', {}, 'Machine ', choice);
  const box = el('div', { hidden: true }, label, now, drawing, el('h2', {}, 'Steps'), steps);
  function drawChart(machines: readonly RunningMachine[]): void {
    const inReport = machines.filter(({ machine }) => byId.has(machine));
    const shown = inReport.find(({ actor }) => actor === picked) ?? inReport.at(-1);
    const model = byId.get(shown?.machine ?? '');
    const hadFocus = drawing.contains(document.activeElement);
    now.textContent =
      shown === undefined ? 'None of its machines is in this report.' : `${shown.machine}: ${shown.state.join(', ')}`;
    drawing.replaceChildren(...(shown === undefined || model === undefined ? [] : [runningChart(model, shown)]));
    if (hadFocus) drawing.querySelector<HTMLElement>('.chart')?.focus();
  }
  function show(): void {
    const machines = onPage(running);
    box.hidden = machines.length === 0;
    const options = machines.map(({ actor, machine }) => el('option', { value: actor }, machine));
    if (machines.every(({ actor }) => actor !== picked)) picked = null;
    choice.replaceChildren(el('option', { value: '' }, 'The one that did something last'), ...options);
    choice.value = picked ?? '';
    drawChart(machines);
    const taken = machines.flatMap((machine) => machine.steps).sort((one, other) => other.at - one.at);
    steps.replaceChildren(
      table(
        ['After', 'Machine', 'Step', 'State', 'In a recording'],
        taken.slice(0, listed).map((each) => stepRow(byId, each)),
      ),
    );
  }
  function pick(actor: string): void {
    picked = actor === '' ? null : actor;
    drawChart(onPage(running));
  }
  const hear = (text: string): void => {
    const told = inspectedIn(text);
    if (told === null) return;
    running = afterTold(running, told);
    show();
  };
  return { box, hear };
}

/** Follows the inspected page of a development server on this machine; everything else is told to be none. */
function following(data: ReportData, address: string): readonly HTMLElement[] {
  const status = el('p', { role: 'status' }, `Asks ${address} …`);
  if (!isAddress(address)) {
    status.textContent = 'This is no address of a server on this machine, such as http://localhost:4100.';
    return [status];
  }
  const { box, hear } = followed(data);
  source = new EventSource(new URL(stream, address));
  source.addEventListener('open', () => (status.textContent = `Follows the page of ${address}.`));
  source.addEventListener('error', () => (status.textContent = `${address} does not answer; it is asked again.`));
  source.addEventListener('message', ({ data: text }: MessageEvent<string>) => hear(text));
  return [status, box];
}

/** The charts of a page that runs, following what is done on it. */
export function livePage(data: ReportData, address: string | null): readonly HTMLElement[] {
  return [
    el('h1', {}, 'Live'),
    el(
      'p',
      { class: 'faint' },
      'Start ',
      code('npm run dev -- PACKAGE'),
      ', sign in as an owner there, and open a screen with ',
      code('?inspect'),
      ' in its address: its machines are shown here as they are, by names alone.',
    ),
    addressForm(address ?? usualAddress),
    ...(address === null ? [] : following(data, address)),
  ];
}
