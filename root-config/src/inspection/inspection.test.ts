import { disconnectMachine, makeActor, type Inspected } from '@listings/shared-machines';
import * as names from '@listings/shared-machines/recorder';
import { createInspection, type InspectionQuestion } from './inspection';
import { createSessionRecording } from '../session-recording/session-recording.service';
import { inspectWatched, isInspected } from './late-inspection';

const place = () => ({ path: '/google/settings' }) as const;

type Listener = (event: MessageEvent<InspectionQuestion>) => void;

function inspected() {
  const told: Inspected[] = [];
  const listeners: Listener[] = [];
  const channel = {
    postMessage: (message: Inspected) => void told.push(message),
    addEventListener: (_: string, listener: unknown) => void listeners.push(listener as Listener),
  };
  const inspect = createInspection({ channel, page: 'page', now: () => 7, place, names });
  const ask = () => {
    const data: InspectionQuestion = { format: 'inspection/1', type: 'ask' };
    listeners.forEach((listener) => listener(new MessageEvent('message', { data })));
  };
  return { inspect, told, ask };
}

it('tells the states and the steps of a machine by their names, and its end', () => {
  const { inspect, told, ask } = inspected();
  const actor = makeActor(disconnectMachine, undefined).start();
  const end = inspect(actor);
  actor.send({ type: 'open', target: 'all-accounts' });
  ask();
  end();
  actor.send({ type: 'close' });
  ask();
  const about = { format: 'inspection/1', page: 'page', actor: actor.sessionId };
  const step = { by: 'user', does: 'wants to disconnect all accounts', state: ['confirmingAll.unticked'], after: 0 };
  expect(told).toEqual([
    { ...about, type: 'begun', machine: 'disconnect', states: ['closed'] },
    { ...about, type: 'step', machine: 'disconnect', step, at: 7 },
    { ...about, type: 'begun', machine: 'disconnect', states: ['confirmingAll.unticked'] },
    { ...about, type: 'ended' },
  ]);
});

it('has the machines that are shown already, and those that come', () => {
  const load = async () => ({ createRecorder: names.createRecorder });
  const recorder = createSessionRecording({ storage: () => window.sessionStorage, load, report: jest.fn(), place });
  const { inspect, told } = inspected();
  const [first, second] = [makeActor(disconnectMachine, undefined), makeActor(disconnectMachine, undefined)];
  const endFirst = recorder.watch(first.start());
  inspectWatched(recorder, inspect);
  endFirst();
  recorder.watch(second.start())();
  expect(told.map(({ type, actor }) => [type, actor])).toEqual([
    ['begun', first.sessionId],
    ['ended', first.sessionId],
    ['begun', second.sessionId],
    ['ended', second.sessionId],
  ]);
});

const person = (role: 'owner' | 'viewer') => ({ id: 1, name: 'Ann', role });

it.each([
  ['?inspect', person('owner'), true],
  ['?inspect', person('viewer'), false],
  ['?inspect', undefined, false],
  ['', person('owner'), false],
] as const)('is for the owner who asks in the address: %s %j %s', (search, who, expected) => {
  expect(isInspected(search, { person: who } as Parameters<typeof isInspected>[1])).toBe(expected);
});
