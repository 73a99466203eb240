import { setImmediate as turn } from 'node:timers/promises';
import { playedShop } from './played-shop';

it('answers one page after another, with the requests of others between them', async () => {
  const ask = playedShop('https://lantern-and-loam.example', { faults: [] });
  const order: string[] = [];
  const page = async (path: string) => {
    await ask(new URL(path, 'https://lantern-and-loam.example'), new AbortController().signal);
    order.push(path);
  };
  const others = async () => {
    await turn();
    order.push('others');
    await turn();
    order.push('others');
  };
  await Promise.all([page('/'), page('/terms/'), others()]);
  expect(order).toEqual(['others', '/', 'others', '/terms/']);
});
