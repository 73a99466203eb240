import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { recordingOfFile } from '../recordings/recording-files';
import { textOf } from '../recordings/recording-text';
import { commandLine } from '../testing/command-line.fixture';
import { orderMachine, orderModel } from '../testing/order.fixture';

const { place, typed, within } = commandLine();

const detour =
  'types an address; types nothing; types an address; orders; placeOrder: refused; types nothing; types an address; orders; placeOrder: refused; orders';

it('leaves out what a failure does not need: two steps before the one that fails, not eight', async () => {
  await typed(`record order --name detour --steps "${detour}"`);
  const silent = place([orderModel(orderMachine({ notice: false }))]);
  const { code, text } = await typed('minimise order/detour --name "no notice"', silent);
  expect([code, text.split('\n')]).toEqual([
    0,
    [
      '10 steps → 3',
      '  1. the admin types an address',
      '  2. the admin orders',
      '  3. the server answers placeOrder: refused',
      within('recordings/order/no-notice.json'),
    ],
  ]);
  const failed = await typed('replay order no-notice', silent);
  expect(failed.text).toContain('fails at step 3: the server answers placeOrder: refused');
  expect(failed.text).toContain('says: expected [{"type":"notice","id":"placeOrder"}]');
  expect((await typed('replay order no-notice')).code).toBe(0);
});

it('keeps the time that a failure needs, and shortens nothing that does not fail', async () => {
  const steps = 'types nothing; types an address; orders; placeOrder: placed; 60 s; orders';
  await typed(`record order --name rests --steps "${steps}"`);
  const early = await typed('minimise order/rests', place([orderModel(orderMachine({ delay: 59_000 }))]));
  expect(early.text.split('\n')).toEqual([
    '6 steps → 4',
    '  1. the admin types an address',
    '  2. the admin orders',
    '  3. the server answers placeOrder: placed',
    '  4. 1 min pass',
  ]);
  expect(await typed('minimise order/rests')).toEqual({
    code: 2,
    text: '“rests” (order) does not fail: there is nothing to shorten.',
  });
});

it('comes to the same situation before the step that fails, also where that step leaves no trace of it', async () => {
  await typed(
    'record order --name twice --steps "types an address; types nothing; types an address; types an address"',
  );
  const file = within('recordings/order/twice.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"then":{}', '"then":{"says":["a notice nobody gives"]}'));
  expect((await typed('minimise order/twice')).text.split('\n')).toEqual([
    '4 steps → 2',
    '  1. the admin types an address',
    '  2. the admin types an address',
  ]);
});

it('inserts and removes steps, and tells what is no longer as it was', async () => {
  await typed('record order --name twice --steps "types an address; orders; placeOrder: refused; orders"');
  const twice = within('recordings/order/twice.json');
  expect(await typed('edit order/twice --remove 3-4 --insert "placeOrder: placed; 60 s"')).toEqual({
    code: 0,
    text: [
      '    … 3 the same',
      '  - 3. the server answers placeOrder: refused',
      '  - 4. the admin orders',
      '  + 3. the server answers placeOrder: placed',
      '      state: ["ordering"] → ["resting"]',
      '      asks: [{"call":"placeOrder","with":{"address":"Main St"}}] → []',
      '      tags: ["busy"] → []',
      '  + 4. 1 min pass',
      '      state: ["resting"] → ["editing"]',
      '      offers: [] → ["types an address","types nothing","orders"]',
      `${twice}: 4 steps`,
    ].join('\n'),
  });
  expect((await typed('replay order twice')).code).toBe(0);
  const before = readFileSync(twice, 'utf8');
  expect(await typed('edit order/twice --remove 1')).toEqual({
    code: 1,
    text: 'Nothing is written. Of the changed walk step 1: the admin orders: the machine does not take it now. It takes: types an address | types nothing.',
  });
  expect(readFileSync(twice, 'utf8')).toBe(before);
});

it('keeps a changed recording under another name where one is given, or has to be', async () => {
  await typed('generate');
  expect(await typed('edit order/arrows-1 --remove 1')).toEqual({
    code: 2,
    text: '`generate` would write over it: keep the changed one under a name of its own, --name "TEXT".',
  });
  expect((await typed('edit order/arrows-1 --insert "types nothing" --name mine')).code).toBe(0);
  expect(readdirSync(within('recordings/order'))).toEqual(['arrows-1.json', 'arrows-2.json', 'mine.json']);
  expect(await typed('edit order/arrows-1 --insert "types nothing" --name mine')).toEqual({
    code: 2,
    text: `${within('recordings/order/mine.json')} is there already: another --name.`,
  });
});

it.each([
  ['--remove 4', '--remove is a step from 1 up to 2; not “4”.'],
  ['--remove 2-1', '--remove ends before it begins: 2-1.'],
  ['--remove some', '--remove is a step such as 4, or 4-7; not “some”.'],
  ['--insert "flies"', '“flies” is no step of order.'],
  ['--insert "orders" --before 4', '--before is a step from 1 up to 3; not “4”.'],
  ['--before 1', 'Nothing to change: --insert "STEPS", --remove N, or both.'],
])('refuses to edit with %s', async (options, answer) => {
  await typed('record order --name orders --steps "types an address; orders"');
  expect(await typed(`edit order/orders ${options}`)).toEqual({ code: 2, text: answer });
});

it('finds steps by words, calls with what they carry, notices and requirements', async () => {
  await typed('record order --name refused --steps "types an address; orders; placeOrder: refused"');
  await typed('record order --name rests --steps "types an address; orders; placeOrder: placed; 60 s"');
  const lines = async (line: string) => (await typed(line)).text.split('\n');
  expect(await lines('search "main st" placeorder')).toEqual([
    'order/refused: refused',
    '  2. the admin orders → ordering',
    'order/rests: rests',
    '  2. the admin orders → ordering',
    '2 steps in 2 recordings.',
  ]);
  expect(await lines('search notice')).toEqual([
    'order/refused: refused',
    '  3. the server answers placeOrder: refused → editing',
    '1 step in 1 recording.',
  ]);
  expect(await lines('search "ordering / answer.refused"')).toEqual([
    'order/refused: refused',
    '  3. the server answers placeOrder: refused → editing',
    '1 step in 1 recording.',
  ]);
  expect(await lines('search S1.03')).toEqual([
    'order/rests: rests',
    '  3. the server answers placeOrder: placed → resting',
    '  4. 1 min pass → editing',
    '2 steps in 1 recording.',
  ]);
  expect(await lines('search S1.03 clock')).toEqual([
    'order/rests: rests',
    '  4. 1 min pass → editing',
    '1 step in 1 recording.',
  ]);
  expect(await lines('search types --max 1 --in order')).toContain('  1. the admin types an address → editing');
  expect(await typed('search flies')).toEqual({ code: 1, text: 'Nothing found.' });
});

it('keeps the screen and the times of a recorded session', async () => {
  await typed('record order --name session --steps "types nothing; types an address; orders; placeOrder: refused"');
  const file = within('recordings/order/session.json');
  const { origin, start, steps: taken, ...head } = recordingOfFile(file).recording;
  const steps = taken.map((step, index) => ({ ...step, took: 100 * (index + 1) }));
  const timed = { ...head, screen: '/google/dashboard', origin, start, steps };
  writeFileSync(file, textOf(timed));
  const kept = (name: string) => {
    const { recording } = recordingOfFile(within(`recordings/order/${name}.json`));
    return [recording.screen, recording.steps.map(({ took }) => took)];
  };
  expect((await typed('generate --again')).text).toBe('order: 1 recording walked again, as before');
  expect(kept('session')).toEqual(['/google/dashboard', [100, 200, 300, 400]]);
  await typed('edit order/session --remove 1 --insert "types an address" --name edited');
  expect(kept('edited')).toEqual(['/google/dashboard', [undefined, 200, 300, 400]]);
  await typed('minimise order/session --name short', place([orderModel(orderMachine({ notice: false }))]));
  expect(kept('short')).toEqual(['/google/dashboard', [200, 300, 400]]);
});
