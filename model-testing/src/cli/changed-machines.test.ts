import { readFileSync, writeFileSync } from 'node:fs';
import { commandLine } from '../testing/command-line.fixture';
import { orderMachine, orderModel } from '../testing/order.fixture';

const { model, place, typed, within } = commandLine();

it('tells a fault that many situations show once, with the first of them', async () => {
  const { text } = await typed('check', place([orderModel(orderMachine({ placed: 'lost' }))]));
  expect(text.split('\n')).toEqual([
    '✗ order: 4 situations, 8 steps',
    '    goal out of reach: editing (and 2 situations more): cannot be reached from here: an order can be placed',
    '    dead end: lost: nothing can be done, answered or waited for',
    '    unreachable state: resting: no situation is in this state',
    '    arrow never taken: resting / after rest: no situation takes this arrow',
    '4 findings.',
  ]);
});

it('says which requirements a failure concerns, what leads on, and what to do where it was meant', async () => {
  await typed('record order --name rests --steps "types an address; orders; placeOrder: placed; 60 s"');
  const other = place([orderModel(orderMachine({ delay: 59_000 }))]);
  expect((await typed('replay order', other)).text.split('\n').slice(-4)).toEqual([
    '      Requirements of step 4: S1.03',
    '1 of 1 recording failed.',
    'Not meant? Mend the machine. `npm run model -- minimise order/rests` shows the steps it takes.',
    'Meant? Read `npm run model -- diff order`, then write it down as right with `generate`, `screens` and `mutate --write` (model-testing/README.md).',
  ]);
  expect((await typed('diff order', other)).text).toContain('  Requirements of step 4: S1.03');
  const file = within('recordings/order/rests.json');
  expect((await typed(`replay --file ${file}`, other)).text).toContain(`minimise ${file}`);
});

it('tells and refuses what happens before the time of a step is up, which no replay takes', async () => {
  const waits = 'types an address; orders; placeOrder: placed';
  const early = '90 s pass: something happens after 1 min already, where the step has to end.';
  expect(await typed(`record order --name waits --steps "${waits}; 90 s"`)).toEqual({
    code: 2,
    text: `step 4: ${early}`,
  });
  await typed(`record order --name rests --steps "${waits}; 60 s; 90 s"`);
  const typedThere = ['1', '3', 'placed', '90 s', '', 'prompted'];
  expect((await typed('record order', place(), typedThere)).text).toContain('1 min pass, and something happens.');
  expect((await typed('replay')).code).toBe(0);
  const other = place([orderModel(orderMachine({ delay: 59_000 }))]);
  expect((await typed('diff order', other)).text.split('\n').slice(2, 5)).toEqual([
    '  - 4. 1 min pass',
    '  + 4. 59 s pass',
    '      state: ["resting"] → ["editing"]',
  ]);
  expect((await typed('generate --again', other)).text).toBe('order: 2 recordings walked again, 2 changed');
  expect((await typed('replay', other)).code).toBe(0);
});

it('walks what can be walked again, and says of the rest what writes it anew', async () => {
  const orders = 'types an address; orders';
  await typed(`record order --name mine --steps "${orders}; placeOrder: refused"`);
  await typed('generate');
  for (const file of ['screen-01', 'mutants-1']) {
    const text = readFileSync(within('recordings/order/arrows-1.json'), 'utf8');
    writeFileSync(within(`recordings/order/${file}.json`), text);
  }
  await typed(`record order --name short --steps "${orders}"`);
  const { placed } = model.answers['placeOrder'] ?? {};
  const other = place([
    { ...orderModel(orderMachine({ notice: false })), answers: { placeOrder: { placed } } } as typeof model,
  ]);
  const gone = 'can no longer be walked and was left as it is: step';
  const { code, text } = await typed('generate --again', other);
  expect([code, text.replaceAll(/(step \d+): .*/g, '$1').split('\n')]).toEqual([
    1,
    [
      'order: 2 recordings walked again, 2 changed',
      `  order/arrows-1 ${gone} 8`,
      '    `generate order` writes it anew.',
      `  order/mine ${gone} 3`,
      '    `edit order/mine` changes its steps; take the file away where it tells nothing any more.',
      `  order/mutants-1 ${gone} 8`,
      '    `mutate order --write` writes it anew.',
      `  order/screen-01 ${gone} 8`,
      '    `screens order` writes it anew.',
    ],
  ]);
});
