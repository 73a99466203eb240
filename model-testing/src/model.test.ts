import { defineModel } from '@listings/shared-machines/models';
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
    model: null,
  });
});

it('lists machines in columns and one of them line by line', () => {
  const summary = summarise('doorMachine', door);
  expect(listMachines([summary])).toBe(
    'machine      states  events  transitions  moves  answers\ndoorMachine       4       2            3      –        –',
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
    'no model',
  ]);
});

it('names what people do and servers answer in a model', () => {
  const ofDoor = defineModel({
    id: 'door',
    machine: door,
    moves: { 'opens it': { type: 'door.open' } },
    answers: { ring: { 'somebody is there': { fault: 'unreachable' } } },
    abstract: () => null,
    invariants: {},
  });
  const summary = summarise('doorMachine', door, [ofDoor]);
  expect(showMachine(summary).split('\n').slice(-4)).toEqual([
    'moves',
    '  opens it',
    'answers',
    '  ring: somebody is there',
  ]);
  expect(listMachines([summary])).toMatch(/ 1 +1$/);
});

it('finds the machines of the product by name, with or without its ending', () => {
  const { text, code } = model(['list']);
  expect(code).toBe(0);
  expect(text).toMatch(/^phoneVerificationMachine +\d/m);
  expect(text).toMatch(/^merchantConnectionMachine( +\d+){5}$/m);
  expect(model(['list', 'phoneVerification'])).toEqual(model(['list', 'phoneVerificationMachine']));
  expect(model(['list', 'phoneVerification']).text).toContain('  verifyPhoneNumber: wrong code');
});

it.each([[[]], [['guess']], [['list', 'nowhere']]])('refuses %j', (args: readonly string[]) => {
  expect(model(args).code).toBe(2);
});
