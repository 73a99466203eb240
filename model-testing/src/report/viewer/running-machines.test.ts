import type { Inspected, SessionStep } from '@listings/shared-machines';
import { stepOf } from '../../recordings/step';
import type { ReportModel } from '../report-data';
import { afterTold, inspectedIn, passageOf, wordsOf, type RunningMachine } from './running-machines';

const about = (actor: string, page = 'page') => ({ format: 'inspection/1', page, actor }) as const;
const begun = (actor: string, states: readonly string[], page?: string): Inspected => ({
  ...about(actor, page),
  type: 'begun',
  machine: 'phone',
  states,
});
const stepped = (actor: string, does: string, state: readonly string[], at: number): Inspected => ({
  ...about(actor),
  type: 'step',
  machine: 'phone',
  step: { by: 'user', does, state, after: 0 },
  at,
});
const after = (...told: readonly Inspected[]) =>
  told.reduce<readonly RunningMachine[]>((running, each) => afterTold(running, each), []);
const states = (running: readonly RunningMachine[]) =>
  running.map(({ page, actor, state, steps }) => [page, actor, state.join(), steps.length]);

it('has each machine in the state it told of, the one that did something last at the end', () => {
  const both = [begun('one', ['entering']), begun('two', ['closed']), stepped('one', 'sends', ['sending'], 5)];
  expect(states(after(...both))).toEqual([
    ['page', 'two', 'closed', 0],
    ['page', 'one', 'sending', 1],
  ]);
  expect(after(...both)[1]?.steps[0]?.before).toEqual(['entering']);
  expect(states(after(...both, { ...about('one'), type: 'ended' }))).toEqual([['page', 'two', 'closed', 0]]);
  // Asked again, a page tells of all of its machines: none of them did anything.
  expect(states(after(...both, begun('two', ['closed'])))).toEqual(states(after(...both)));
  expect(states(after(...both, begun('one', ['idle'], 'other')))[2]).toEqual(['other', 'one', 'idle', 0]);
});

it('takes a step once, however often and late it is heard of', () => {
  const [first, second] = [stepped('one', 'types', ['typing'], 5), stepped('one', 'sends', ['sending'], 6)];
  const once = after(begun('one', ['entering']), first, second);
  expect(after(begun('one', ['entering']), first, first, second, first, second)).toEqual(once);
  expect(states(once)).toEqual([['page', 'one', 'sending', 2]]);
  expect(states(after(first, stepped('one', 'types', ['typing', 'dirty'], 5)))[0]?.[3]).toBe(2);
});

it('reads what a page told, and nothing else', () => {
  const told = begun('one', ['entering']);
  expect(inspectedIn(JSON.stringify(told))).toEqual(told);
  expect(inspectedIn('{"format":"another/1","type":"begun"}')).toBeNull();
  expect(inspectedIn('null')).toBeNull();
});

const facets = { offers: [], says: [], asks: [], tags: [], shows: {} };
const recording = {
  start: { state: ['entering', 'idle'], ...facets },
  steps: [
    stepOf({ by: 'user', does: 'sends' }, { state: ['sending', 'idle'] }),
    stepOf({ by: 'clock', passes: 30_000 }, { state: ['slow', 'idle'] }),
    stepOf({ by: 'server', call: 'send', answers: 'sent' }, { state: ['entering', 'idle'] }),
    stepOf({ by: 'user', does: 'sends' }, { state: ['refused', 'idle'] }),
  ],
};
const model = { recordings: [{ file: 'arrows-1', recording, taken: [[], [4], [5, 6], [7], [8]] }] };
const passage = (before: readonly string[], step: SessionStep) =>
  passageOf(model as unknown as ReportModel, { machine: 'phone', step, at: 1, before });

it('finds the step of a recording that does the same between the same states, and the arrows it takes', () => {
  const sends = { by: 'user', does: 'sends' } as const;
  expect(passage(['idle', 'entering'], { ...sends, state: ['idle', 'sending'] })).toEqual({
    file: 'arrows-1',
    step: 1,
    taken: [4],
  });
  expect(passage(['entering', 'idle'], { ...sends, state: ['refused', 'idle'] })?.step).toBe(4);
  expect(passage(['sending', 'idle'], { by: 'clock', timer: 'sending.patience', state: ['slow', 'idle'] })).toEqual({
    file: 'arrows-1',
    step: 2,
    taken: [5, 6],
  });
  expect(passage(['slow', 'idle'], { by: 'server', call: 'send', answers: 'lost', state: ['entering', 'idle'] })).toBe(
    null,
  );
  expect(passage(['entering'], { ...sends, state: ['sending', 'idle'] })).toBeNull();
});

it.each([
  [{ by: 'user', does: 'sends' }, 'the admin sends'],
  [{ by: 'server', call: 'send', answers: 'sent' }, 'the server answers send: sent'],
  [{ by: 'machine', of: 'phone', reports: 'is verified' }, 'phone is verified'],
  [{ by: 'clock', timer: 'sending.patience' }, 'time is up: sending.patience'],
  [{ by: 'unnamed', type: 'resize', fields: ['width'] }, 'resize width'],
] as const)('says %j in words', (action, words) => expect(wordsOf({ ...action, state: [] })).toBe(words));
