import { createMachine } from 'xstate';
import { chartOf } from '../statechart/statechart';
import { drawingOf } from './drawing';

const machine = createMachine({
  initial: 'idle',
  states: {
    idle: { on: { begin: 'working.first' } },
    working: {
      initial: 'first',
      on: { stop: 'idle' },
      states: { first: { on: { next: 'second', done: '#end' } }, second: { on: { done: '#end' } } },
    },
    end: { id: 'end', type: 'final' },
  },
});

const drawn = (isOpen: ((path: string) => boolean) | null) => {
  const { root, lines } = drawingOf(chartOf(machine), null, isOpen);
  return {
    boxes: root.children.map(({ label, folded, children }) => [label, folded, children.length]),
    lines: lines.map(({ from, to, labels, keys }) => [from, to, labels.join(), keys.length]),
  };
};

it('draws a folded state as one box: lines end at it, equal ones are one, what stays inside is left out', () =>
  expect(drawn(() => false)).toEqual({
    boxes: [
      ['idle', 0, 0],
      ['working', 2, 0],
      ['end', 0, 0],
    ],
    lines: [
      ['idle', 'working', 'begin', 1],
      ['working', 'idle', 'stop', 1],
      ['working', 'end', 'done', 2],
    ],
  }));

it('draws a state that is unfolded with all that is inside', () => {
  expect(drawn((path) => path === 'working')).toEqual(drawn(null));
  expect(drawn(null).boxes).toContainEqual(['working', 0, 2]);
});
