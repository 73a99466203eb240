import type { ReportData } from '../report-data';
import { comparePage } from './compare';
import { bringIntoView, el, link, mark } from './dom';
import { leaveLive, livePage } from './live';
import { modelPage } from './model';
import { goTo } from './navigate';
import { overview, requirements } from './overview';
import { recordingPage } from './recording';
import { routeFrom, toModel, toStep, type Route } from './routes';
import { failedOf } from './shares';

const data = JSON.parse(document.querySelector('#data')?.textContent ?? '{"models":[]}') as ReportData;

function pageOf(route: Route | null): readonly HTMLElement[] {
  switch (route?.at) {
    case undefined:
      return [
        el('h1', {}, 'Nothing here'),
        el('p', {}, 'This address names nothing in this report. ', link('#/', 'To the overview')),
      ];
    case 'overview':
      return overview(data);
    case 'requirements':
      return requirements(data);
    case 'model':
      return modelPage(route.model, route.key);
    case 'recording':
      return recordingPage(route.model, route.recording, route.step);
    case 'live':
      return livePage(data, route.address);
    case 'compare':
      return comparePage(data, route.before, route.after);
  }
}

const current = (isHere: boolean) => (isHere ? { 'aria-current': 'page' } : {});

function navigation(route: Route | null): readonly HTMLElement[] {
  const here = route !== null && 'model' in route ? route.model.id : null;
  return [
    el(
      'ul',
      {},
      el('li', {}, link('#/', 'Overview', current(route?.at === 'overview'))),
      el('li', {}, link('#/requirements', 'Requirements', current(route?.at === 'requirements'))),
      el('li', {}, link('#/compare', 'Compare', current(route?.at === 'compare'))),
      el('li', {}, link('#/live', 'Live', current(route?.at === 'live'))),
    ),
    el(
      'ul',
      {},
      ...data.models.map((model) =>
        el(
          'li',
          {},
          link(toModel(model.id), model.id, current(model.id === here)),
          ...(failedOf(model) > 0 ? [' ', mark(false)] : []),
        ),
      ),
    ),
  ];
}

/** Puts the focus on what says the same as what had it before the page was drawn anew, else on the page. */
function focusAgain(page: HTMLElement, text: string | null): void {
  const controls = [...page.querySelectorAll<HTMLElement>('a, button')];
  const same = text === null ? undefined : controls.find(({ textContent }) => textContent === text);
  (same ?? page).focus({ preventScroll: true });
}

const narrow = matchMedia('(max-width: 900px)');
let place: string | null = null;

function show(): void {
  const route = routeFrom(location.hash, data);
  const page = document.querySelector('main');
  const menu = document.querySelector('#menu');
  const { activeElement } = document;
  if (page === null || menu === null) return;
  const steps = document.querySelector('.steps');
  const scrolled = steps?.scrollTop ?? 0;
  const now = route?.at === 'recording' ? `${route.model.id}/${route.recording.file}` : null;
  const isInside = page.contains(activeElement);
  const hadFocus = isInside || menu.contains(activeElement);
  leaveLive();
  page.replaceChildren(...pageOf(route));
  menu.replaceChildren(...navigation(route));
  document.title = `${page.querySelector('h1')?.textContent ?? ''} · Model tests`;
  const list = document.querySelector('.steps');
  if (list !== null && now === place) list.scrollTop = scrolled;
  if (now === null || now !== place) window.scrollTo(0, 0);
  if (list !== null) bringIntoView(list, list.querySelector('[aria-current]'));
  place = now;
  if (hadFocus) focusAgain(page, isInside ? (activeElement?.textContent ?? null) : null);
  document.querySelector('#machines')?.toggleAttribute('open', !narrow.matches);
}

function walk(event: KeyboardEvent): void {
  const route = routeFrom(location.hash, data);
  const isTyping =
    event.target instanceof HTMLElement && event.target.closest('select, input, .chart, .scroll') !== null;
  if (route?.at !== 'recording' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const by = ['ArrowRight', 'j'].includes(event.key) ? 1 : ['ArrowLeft', 'k'].includes(event.key) ? -1 : 0;
  if (by === 0) return;
  event.preventDefault();
  const step = Math.min(route.recording.recording.steps.length, Math.max(0, route.step + by));
  goTo(toStep(route.model.id, route.recording.file, step));
}

addEventListener('hashchange', show);
addEventListener('keydown', walk);
narrow.addEventListener('change', show);
show();
