import { createReadyMark } from './screen-ready';

const dashboard = { path: '/google/dashboard' } as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Lets the observer see, and the frame after it pass. */
const seen = async () => {
  await frame();
  await frame();
};

function start() {
  document.body.innerHTML = '<main id="apps"><div class="shell-slot" aria-busy="true"></div></main>';
  const apps = document.querySelector<HTMLElement>('#apps')!;
  const marks: string[] = [];
  const onReady = jest.fn();
  const show = createReadyMark({ apps, mark: (name) => void marks.push(name), onReady });
  return { apps, slot: apps.querySelector<HTMLElement>('.shell-slot')!, marks, onReady, show };
}

it('marks a screen once its heading is there and nothing loads any more, once for each visit', async () => {
  const { slot, marks, onReady, show } = start();
  show(dashboard);
  slot.innerHTML = '<h1>Dashboard</h1><div id="card" aria-busy="true"></div>';
  slot.removeAttribute('aria-busy');
  await seen();
  expect(marks).toEqual([]);
  slot.querySelector('#card')?.removeAttribute('aria-busy');
  await seen();
  expect(marks).toEqual(['screen-ready:/google/dashboard']);
  expect(onReady).toHaveBeenCalledTimes(1);
  slot.querySelector('#card')?.setAttribute('aria-busy', 'true');
  slot.querySelector('#card')?.removeAttribute('aria-busy');
  await seen();
  expect(marks).toHaveLength(1);
});

it('marks the screen that is shown, not the one that was left before it was ready', async () => {
  const { slot, marks, show } = start();
  show(dashboard);
  show({ path: '/google/reports' });
  slot.innerHTML = '<h1>Reports</h1>';
  slot.removeAttribute('aria-busy');
  await seen();
  expect(marks).toEqual(['screen-ready:/google/reports']);
});
