import type { ChartView, ReportModel } from '../report-data';
import { bringIntoView, el } from './dom';
import { zooming } from './zoom';

/** Highlighted states and arrows of a chart. */
export interface Highlight {
  /** Paths of states. */
  readonly states: readonly string[];
  /** Keys of arrows. */
  readonly arrows: readonly string[];
}

/** The view that somebody chose, as long as the same machine is looked at. */
let chosen: { readonly model: string; readonly view: number } | null = null;

const nameOf = ({ unfolded }: ChartView): string => {
  if (unfolded === null) return 'Everything';
  return unfolded === '' ? 'Folded' : `${unfolded} unfolded`;
};

const templateOf = ({ id }: ReportModel, view: number): DocumentFragment | undefined =>
  document.querySelector<HTMLTemplateElement>(`#chart-${id}-${view}`)?.content;

/** True when a view shows everything that is highlighted. */
function shows(model: ReportModel, view: number, { states, arrows }: Highlight): boolean {
  const picture = templateOf(model, view);
  const { lines } = model.views[view] ?? { lines: [] };
  const { lines: all } = model.views.at(-1) ?? { lines: [] };
  const isBoxed = ({ key, box }: ReportModel['states'][number]) =>
    !states.includes(key) || picture?.querySelector(`.state-${box}`) !== null;
  const isDrawn = ({ key }: { readonly key: string }, at: number) =>
    !arrows.includes(key) || lines[at] !== null || all[at] === null;
  return model.states.every(isBoxed) && model.arrows.every(isDrawn);
}

function viewFor(model: ReportModel, highlight: Highlight): number {
  if (chosen?.model === model.id && shows(model, chosen.view, highlight)) return chosen.view;
  const first = model.views.findIndex((_, view) => shows(model, view, highlight));
  return first < 0 ? model.views.length - 1 : first;
}

/** The picture of a view: what is picked is told, what is folded is unfolded by a click or Enter. */
function pictureOf(
  model: ReportModel,
  view: number,
  { states, arrows }: Highlight,
  { pick, unfold }: { readonly pick: (key: string) => void; readonly unfold: (path: string) => void },
): SVGSVGElement | null {
  const svg = templateOf(model, view)?.querySelector('svg')?.cloneNode(true);
  if (!(svg instanceof SVGSVGElement)) return null;
  svg.setAttribute('aria-label', `The chart of ${model.id}`);
  svg.setAttribute('role', svg.querySelector('.folded') === null ? 'img' : 'group');
  const each = (selector: string, isOn: boolean, work: () => void): void => {
    for (const found of svg.querySelectorAll(selector)) {
      if (isOn) found.classList.add('on');
      found.addEventListener('click', work);
    }
  };
  for (const { key, box } of model.states) {
    const folded = svg.querySelector(`.state-${box}.folded`);
    each(`.state-${box}`, states.includes(key), () => (folded === null ? pick(key) : unfold(key)));
    if (folded === null) continue;
    for (const [name, value] of Object.entries({ tabindex: '0', role: 'button', 'aria-label': `Unfold ${key}` }))
      folded.setAttribute(name, value);
    folded.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || !['Enter', ' '].includes(event.key)) return;
      event.preventDefault();
      unfold(key);
    });
  }
  const drawn = new Set<number>();
  const { lines } = model.views[view] ?? { lines: [] };
  for (const [at, { key }] of model.arrows.entries()) {
    const line = lines[at] ?? null;
    if (line === null || drawn.has(line)) continue;
    drawn.add(line);
    const lit = model.arrows.find((arrow, other) => arrows.includes(arrow.key) && lines[other] === line);
    each(`.line-${line}`, lit !== undefined, () => pick(lit?.key ?? key));
  }
  return svg;
}

const legend = (name: string, text: string): HTMLElement =>
  el('span', { class: 'legend' }, el('i', { class: name }), text);

/** A picture of a chart, legible at once: moved by dragging and scrolling, zoomed about a point, unfolded state by state. */
export function chart(model: ReportModel, highlight: Highlight, onPick: (key: string) => void): HTMLElement {
  const view = el('div', { class: 'chart', tabindex: '0', role: 'region', 'aria-label': `Chart of ${model.id}` });
  const zoom = zooming(view);
  const order = ({ unfolded }: ChartView): string => unfolded ?? '\uFFFF';
  const options = model.views
    .map((each, at) => ({ each, at }))
    .sort((one, other) => (order(one.each) < order(other.each) ? -1 : 1))
    .map(({ each, at }) => el('option', { value: `${at}` }, nameOf(each)));
  const choice = el('select', { onchange: () => choose(Number(choice.value)) }, ...options);
  function draw(at: number): void {
    const svg = pictureOf(model, at, highlight, { pick: onPick, unfold });
    choice.value = `${at}`;
    if (svg === null) return;
    view.replaceChildren(svg);
    zoom.shows(svg);
    requestAnimationFrame(() => {
      zoom.begin();
      bringIntoView(view, svg.querySelector('.on') ?? svg.querySelector('.initial'));
    });
  }
  function choose(at: number): void {
    chosen = { model: model.id, view: at };
    draw(at);
  }
  function unfold(path: string): void {
    choose(model.views.findIndex(({ unfolded }) => unfolded === path));
    view.focus();
  }
  draw(viewFor(model, highlight));
  return el(
    'div',
    { class: 'chart-frame' },
    el(
      'div',
      { class: 'chart-tools' },
      el('button', { type: 'button', onclick: () => zoom.by(1 / 1.25), 'aria-label': 'Smaller' }, '−'),
      el('button', { type: 'button', onclick: () => zoom.by(1.25), 'aria-label': 'Larger' }, '+'),
      el('button', { type: 'button', onclick: zoom.fit }, 'Fit'),
      ...(model.views.length > 1 ? [el('label', {}, 'States ', choice)] : []),
      legend('covered', 'covered'),
      legend('missed', 'missed'),
      legend('explained', 'explained'),
      legend('on', 'here'),
    ),
    view,
  );
}
