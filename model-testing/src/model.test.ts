import { setup } from 'xstate';
import { summarise } from './inventory';
import { listMachines, showMachine } from './listing';
import { model } from './model';

const door = setup({ types: { events: {} as { type: 'door.open' } | { type: 'door.close' } } }).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { 'door.open': 'open' } },
    open: {
      initial: 'moving',
      on: { 'door.close': 'closed' },
      states: { moving: { after: { 100: 'still' } }, still: {} },
    },
  },
});

it('counts states at every depth, events from outside, and each arrow of the chart', () => {
  expect(summarise('doorMachine', door)).toEqual({
    name: 'doorMachine',
    states: ['closed', 'open', 'open.moving', 'open.still'],
    events: ['door.close', 'door.open'],
    transitions: 3,
  });
});

it('lists machines in columns and one of them line by line', () => {
  const summary = summarise('doorMachine', door);
  expect(listMachines([summary])).toBe(
    'machine      states  events  transitions\ndoorMachine       4       2            3',
  );
  expect(showMachine(summary).split('\n')).toEqual([
    'doorMachine: 4 states, 2 events, 3 transitions',
    'states',
    '  closed',
    '  open',
    '  open.moving',
    '  open.still',
    'events',
    '  door.close',
    '  door.open',
  ]);
});

it('finds the machines of the product by name, with or without its ending', () => {
  const { text, code } = model(['list']);
  expect(code).toBe(0);
  expect(text).toMatch(/^phoneVerificationMachine +\d/m);
  expect(model(['list', 'phoneVerification'])).toEqual(model(['list', 'phoneVerificationMachine']));
});

it.each([[[]], [['guess']], [['list', 'nowhere']]])('refuses %j', (args: readonly string[]) => {
  expect(model(args).code).toBe(2);
});
