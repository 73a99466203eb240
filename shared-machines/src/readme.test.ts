import { StateMachine, type AnyStateMachine } from 'xstate';
import * as door from './index';

declare const __dirname: string;

const files = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs');
const machines = Object.entries(door).flatMap(([name, value]) =>
  value instanceof StateMachine ? [[name, value as AnyStateMachine] as const] : [],
);
const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const rowOf = (name: string, { root, implementations }: AnyStateMachine): string =>
  `| \`${name}\` | ${quoted(Object.keys(root.states))} | ${quoted(Object.keys(implementations.actors))} |`.replaceAll(
    / +/g,
    ' ',
  );

it('lists every machine of the door with its states and calls in the README', () => {
  const readme = files.readFileSync(`${__dirname}/../README.md`, 'utf8').replaceAll(/ +/g, ' ');
  expect(machines.length).toBeGreaterThan(10);
  const missing = machines.map(([name, machine]) => rowOf(name, machine)).filter((row) => !readme.includes(row));
  expect(missing).toEqual([]);
});
