import { commandLine } from '../testing/command-line.fixture';
import { orderMachine, orderModel } from '../testing/order.fixture';

const { place, typed, within } = commandLine();

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
