import { lanes } from './alone.mjs';

const turns = () => new Promise((resolve) => setImmediate(resolve));

it('does what wants to be alone once every other lane has ended', async () => {
  const { lane, alone } = lanes();
  const seen: string[] = [];
  let finish: () => void = () => undefined;
  const other = lane(async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    seen.push('other ended');
  });
  const first = lane(() => alone(async () => void seen.push('alone')));
  await turns();
  expect(seen).toEqual([]);
  finish();
  await Promise.all([other, first]);
  expect(seen).toEqual(['other ended', 'alone']);
});

it('gives lanes that both wait their turn one after the other, a failed one too', async () => {
  const { lane, alone } = lanes();
  const seen: string[] = [];
  const inTurn = (name: string, fails: boolean) =>
    lane(() =>
      alone(async () => {
        seen.push(`${name} begins`);
        await turns();
        seen.push(`${name} ends`);
        if (fails) throw new Error(name);
      }),
    );
  const results = await Promise.allSettled([inTurn('one', true), inTurn('two', false)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('begins at once where there is no other lane', async () => {
  const { lane, alone } = lanes();
  expect(await lane(() => alone(() => Promise.resolve(7)))).toBe(7);
});
