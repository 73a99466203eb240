import { fastify } from 'fastify';
import { registerHealth } from './health.routes';

it('[T17] writes once for all who ask at the same time, and again for who asks later', async () => {
  const app = fastify();
  let writes = 0;
  let end = (): void => undefined;
  const started = new Promise<void>((begun) => {
    registerHealth(app, () => {
      writes += 1;
      begun();
      return new Promise<void>((resolve) => (end = resolve));
    });
  });
  const ask = () => app.inject('/ready');
  const all = Promise.all(Array.from({ length: 20 }, ask));
  await started;
  // The others are as far by then: nothing but the write is waited for.
  await new Promise((resolve) => setImmediate(resolve));
  end();
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(writes).toBe(1);
  const later = ask();
  while (writes === 1) await new Promise((resolve) => setImmediate(resolve));
  end();
  expect([(await later).statusCode, writes]).toEqual([200, 2]);
  await app.close();
});
