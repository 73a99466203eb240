import type { ReportModel } from '../report-data';
import { bringIntoView, el } from './dom';

/** Highlighted states and arrows of a chart. */
export interface Highlight {
  /** Paths of states. */
  readonly states: readonly string[];
  /** Keys of arrows. */
  readonly arrows: readonly string[];
}

const steps = [0.5, 0.65, 0.8, 1, 1.25, 1.6, 2];

/** A picture of a chart from the page, with ways to make it larger and smaller. */
export function chart(model: ReportModel, { states, arrows }: Highlight, onPick: (key: string) => void): HTMLElement {
  const template = document.querySelector<HTMLTemplateElement>(`#chart-${model.id}`);
  const svg = template?.content.querySelector('svg')?.cloneNode(true);
  if (!(svg instanceof SVGSVGElement)) return el('p', {}, 'There is no picture of this machine.');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', `The chart of ${model.id}`);
  const natural = svg.viewBox.baseVal.width;
  svg.removeAttribute('width');
  svg.removeAttribute('height');
  const pick = (selector: string, key: string, isOn: boolean): void => {
    for (const found of svg.querySelectorAll(selector)) {
      if (isOn) found.classList.add('on');
      found.addEventListener('click', () => onPick(key));
    }
  };
  for (const { key, box } of model.states) pick(`.state-${box}`, key, states.includes(key));
  const drawn = new Set<number>();
  const lit = model.arrows.filter(({ key }) => arrows.includes(key));
  for (const { key, line } of model.arrows) {
    if (line === null || drawn.has(line)) continue;
    drawn.add(line);
    const isOn = lit.some((each) => each.line === line);
    pick(`.line-${line}`, isOn ? (lit.find((each) => each.line === line)?.key ?? key) : key, isOn);
  }
  let size = 3;
  const view = el('div', { class: 'chart', tabindex: '0', role: 'region', 'aria-label': `Chart of ${model.id}` });
  const show = (): void => {
    svg.style.width = `${natural * (steps[size] ?? 1) * 1.2}px`;
  };
  const change = (by: number) => (): void => {
    size = Math.min(steps.length - 1, Math.max(0, size + by));
    show();
  };
  const fit = (): void => {
    svg.style.width = '100%';
  };
  show();
  view.append(svg);
  requestAnimationFrame(() => {
    const [first] = svg.querySelectorAll('.on');
    if (natural * 1.2 > view.clientWidth && first === undefined && view.clientWidth > 0) fit();
    bringIntoView(view, first);
  });
  return el(
    'div',
    { class: 'chart-frame' },
    el(
      'div',
      { class: 'chart-tools' },
      el('button', { type: 'button', onclick: change(-1), 'aria-label': 'Smaller' }, '−'),
      el('button', { type: 'button', onclick: change(1), 'aria-label': 'Larger' }, '+'),
      el('button', { type: 'button', onclick: fit }, 'Fit'),
      el('span', { class: 'legend' }, el('i', { class: 'covered' }), 'covered'),
      el('span', { class: 'legend' }, el('i', { class: 'missed' }), 'missed'),
      el('span', { class: 'legend' }, el('i', { class: 'explained' }), 'explained'),
      el('span', { class: 'legend' }, el('i', { class: 'on' }), 'here'),
    ),
    view,
  );
}
