import { fastify } from 'fastify';
import { registerHealth } from './health.routes';

/** Writes to the store that begin when they are asked for and end when they are let. */
const slowWrites = () => {
  const begun: (() => void)[] = [];
  const waiting: (() => void)[] = [];
  return {
    write: () =>
      new Promise<void>((end) => {
        begun.push(end);
        waiting.shift()?.();
      }),
    next: () => new Promise<void>((resolve) => waiting.push(resolve)),
    end: () => begun.at(-1)?.(),
    count: () => begun.length,
  };
};

it('[T17] writes once for all who ask at the same time, and again for who asks later', async () => {
  const app = fastify();
  const { write, next, end, count } = slowWrites();
  registerHealth(app, write, async () => true);
  const ask = () => app.inject('/ready');
  let begins = next();
  const all = Promise.all(Array.from({ length: 20 }, ask));
  await begins;
  // The others are as far by then: nothing but the write is waited for.
  await new Promise((resolve) => setImmediate(resolve));
  end();
  expect((await all).map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(count()).toBe(1);
  begins = next();
  const later = ask();
  await begins;
  end();
  expect([(await later).statusCode, count()]).toEqual([200, 2]);
  await app.close();
});
