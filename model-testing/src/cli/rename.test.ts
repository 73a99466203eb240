import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '../testing/command-line.fixture';
import { orderMachine, orderModel } from '../testing/order.fixture';

const { place, typed, within } = commandLine();

const rests = 'recordings/order/rests.json';
const read = (): string => readFileSync(within(rests), 'utf8');

/** Recordings of the order machine as they were before names in it were changed. */
async function recordedBefore(...names: readonly (readonly [old: string, now: string])[]): Promise<string> {
  await typed('record order --name rests --steps "types an address; orders; placeOrder: placed; 60 s"');
  await typed('record order --name types --steps "types an address"');
  const text = read();
  const older = names.reduce((before, [old, now]) => before.replaceAll(now, old), text);
  writeFileSync(within(rests), older);
  return text;
}

it('tells by a replay that a state is gone, and the command that renames it in the recordings', async () => {
  const text = await recordedBefore(['"waiting"', '"resting"']);
  const told = (await typed('replay order')).text.split('\n');
  expect(told).toContain(
    'order has no state waiting any more. Renamed? `npm run model -- rename order waiting resting` renames it in its recordings, and replays them.',
  );
  expect(await typed('rename order waiting resting')).toEqual({
    code: 0,
    text: 'order: waiting is resting in 1 of 2 recordings.\n2 recordings replayed.',
  });
  expect(read()).toBe(text);
});

it.each([
  ['a move', ['"sends it"', '"orders"'], 'rename order "sends it" orders'],
  ['a call', ['"postOrder"', '"placeOrder"'], 'rename order postOrder placeOrder'],
  ['an answer', ['"taken"', '"placed"'], 'rename order taken "placeOrder: placed"'],
] as const)('renames %s', async (_, name, line) => {
  const text = await recordedBefore(name);
  expect((await typed('replay order')).text).toContain(`Renamed? \`npm run model -- rename order`);
  expect((await typed(line)).code).toBe(0);
  expect(read()).toBe(text);
});

it('leaves what differs beside the name as it was recorded, and says where', async () => {
  await recordedBefore(['"waiting"', '"resting"']);
  const other = place([orderModel(orderMachine({ delay: 59_000 }))]);
  expect(await typed('rename order waiting resting', other)).toEqual({
    code: 1,
    text: [
      'order: waiting is resting in 1 of 2 recordings.',
      '  ✗ rests fails all the same, at step 4: 1 min pass (1 ms too early)',
      '1 of 2 recordings failed: `npm run model -- replay order` shows what differs beside the name.',
    ].join('\n'),
  });
  expect((await typed('replay order', other)).text).not.toContain('Renamed?');
});

it('names what has the old name elsewhere', async () => {
  await recordedBefore(['"waiting"', '"resting"']);
  mkdirSync(within('explanations'));
  const reasons = { 'wrong target @ waiting / after rest': 'why', 'drop action @ awaiting.waitings': 'why' };
  writeFileSync(within('explanations/mutants.json'), JSON.stringify({ order: reasons }));
  expect((await typed('rename order wait rest')).text.split('\n').at(-1)).toBe(
    'Still named so, to be mended by hand: explanations/mutants.json (1).',
  );
});

it('refuses what is no renaming, and writes nothing', async () => {
  await recordedBefore(['"waiting"', '"resting"']);
  const before = read();
  const lines = [
    'rename order resting editing',
    'rename order nothing resting',
    'rename order waiting editing2',
    'rename order waiting',
  ];
  const answers = [];
  for (const line of lines) answers.push(await typed(line));
  expect(answers).toEqual([
    {
      code: 2,
      text: 'resting is still a state of order: give it its new name there first, then to the recordings.',
    },
    { code: 2, text: 'No recording of order has a name nothing that is gone. Gone are: waiting.' },
    { code: 2, text: 'order has no state editing2. New are: resting.' },
    { code: 2, text: 'rename takes a model, the name that recordings have, and the one it has now.' },
  ]);
  expect(read()).toBe(before);
});
