import { createReadyMark } from './screen-ready';

const dashboard = { path: '/google/dashboard' } as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Lets the observer see, and the frame after it pass. */
const seen = async () => {
  await frame();
  await frame();
};

function start() {
  const apps = document.createElement('main');
  const slot = apps.appendChild(document.createElement('div'));
  slot.className = 'shell-slot';
  slot.setAttribute('aria-busy', 'true');
  document.body.replaceChildren(apps);
  const marks: string[] = [];
  const onReady = jest.fn();
  const show = createReadyMark({ apps, mark: (name) => void marks.push(name), onReady });
  return { slot, marks, onReady, show };
}

function fill(slot: HTMLElement, heading: string) {
  const card = document.createElement('div');
  slot.replaceChildren(Object.assign(document.createElement('h1'), { textContent: heading }), card);
  return card;
}

it('marks a screen once its heading is there and nothing loads any more, once for each visit', async () => {
  const { slot, marks, onReady, show } = start();
  show(dashboard);
  const card = fill(slot, 'Dashboard');
  card.setAttribute('aria-busy', 'true');
  slot.removeAttribute('aria-busy');
  await seen();
  expect(marks).toEqual([]);
  card.removeAttribute('aria-busy');
  await seen();
  expect(marks).toEqual(['screen-ready:/google/dashboard']);
  expect(onReady).toHaveBeenCalledTimes(1);
  card.setAttribute('aria-busy', 'true');
  card.removeAttribute('aria-busy');
  await seen();
  expect(marks).toHaveLength(1);
});

it('marks the screen that is shown, not the one that was left before it was ready', async () => {
  const { slot, marks, show } = start();
  show(dashboard);
  show({ path: '/google/reports' });
  fill(slot, 'Reports');
  slot.removeAttribute('aria-busy');
  await seen();
  expect(marks).toEqual(['screen-ready:/google/reports']);
});
