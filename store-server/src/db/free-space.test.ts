import { createRoomCheck } from './free-space';

const MEGABYTE = 1024 * 1024;

it('refuses mutations below 200 MB of free disk and looks again after five seconds [DB-10]', async () => {
  let [free, now] = [200 * MEGABYTE, 0];
  const hasRoom = createRoomCheck(
    '/data',
    () => now,
    async () => free,
  );
  expect(await hasRoom()).toBe(true);
  free -= 1;
  now = 4999;
  expect(await hasRoom()).toBe(true);
  now = 5000;
  expect(await hasRoom()).toBe(false);
  free += 1;
  now = 10_000;
  expect(await hasRoom()).toBe(true);
});

it('looks again where the clock was set back, and not only once it is as late again [DB-10]', async () => {
  let [free, now] = [0, 86_400_000];
  const hasRoom = createRoomCheck(
    '/data',
    () => now,
    async () => free,
  );
  expect(await hasRoom()).toBe(false);
  [free, now] = [200 * MEGABYTE, 0];
  expect(await hasRoom()).toBe(true);
});
