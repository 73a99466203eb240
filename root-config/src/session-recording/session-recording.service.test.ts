import { disconnectMachine, makeActor } from '@listings/shared-machines';
import { createRecorder } from '@listings/shared-machines/recorder';
import { createSessionRecording, type SessionOptions } from './session-recording.service';

const load = jest.fn(async () => ({ createRecorder }));
const report = jest.fn();
let moment = 0;
const sessionsOf = (over: Partial<SessionOptions> = {}) =>
  createSessionRecording({
    storage: () => window.sessionStorage,
    load,
    report,
    place: () => ({ path: '/google/settings', params: { token: 'secret' } }),
    ...over,
  });

/** A disconnect dialog that is opened. */
function openDialog(sessions = sessionsOf()) {
  const actor = makeActor(disconnectMachine, undefined).start();
  const stop = sessions.watch(actor);
  actor.send({ type: 'open', target: 'all-accounts' });
  return { sessions, actor, stop };
}

const opened = { by: 'user', does: 'wants to disconnect all accounts', state: ['confirmingAll.unticked'], after: 700 };
const walk = { model: 'disconnect', screen: '/google/settings', start: ['closed'], steps: [opened] };
const loaded = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(performance, 'now').mockImplementation(() => (moment += 700));
});

it('is off: nothing is fetched, watched or kept', async () => {
  const { sessions } = openDialog();
  await loaded();
  expect(sessions.isOn()).toBe(false);
  expect(load).not.toHaveBeenCalled();
  expect(sessions.read().walks).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});

it('writes down what happens once it is on, also while its names are still being fetched', async () => {
  const sessions = sessionsOf();
  sessions.switchOn();
  openDialog(sessions);
  await loaded();
  expect(load).toHaveBeenCalledTimes(1);
  expect(sessions.read().walks).toEqual([walk]);
});

it('follows the screens that are shown when it is switched on, from where they stand', async () => {
  const { sessions, actor } = openDialog();
  sessions.switchOn();
  actor.send({ type: 'close' });
  await loaded();
  expect(sessions.read().walks).toEqual([
    {
      model: 'disconnect',
      screen: '/google/settings',
      start: ['confirmingAll.unticked'],
      steps: [{ by: 'user', does: 'changes their mind', state: ['closed'], after: 700 }],
    },
  ]);
});

it('begins anew with the screens that are shown once what was recorded is deleted', async () => {
  const sessions = sessionsOf();
  sessions.switchOn();
  const { actor } = openDialog(sessions);
  await loaded();
  sessions.clear();
  actor.send({ type: 'close' });
  await loaded();
  expect(sessions.read().walks.map(({ steps }) => steps.length)).toEqual([1]);
});

it('goes on over a page change in the same tab, with names alone in the storage [B-5]', async () => {
  const before = sessionsOf();
  before.switchOn();
  openDialog(before);
  await loaded();
  const after = sessionsOf();
  expect(after.isOn()).toBe(true);
  openDialog(after);
  await loaded();
  expect(after.read().walks).toEqual([walk, walk]);
  expect(JSON.parse(window.sessionStorage.getItem('listings.session') ?? '')).toEqual({
    on: true,
    session: { format: 'model-session/1', walks: [walk, walk] },
  });
});

it('keeps what was recorded when it is switched off, and follows nothing any more', async () => {
  const sessions = sessionsOf();
  sessions.switchOn();
  const { actor } = openDialog(sessions);
  await loaded();
  sessions.switchOff();
  actor.send({ type: 'close' });
  await loaded();
  expect(sessionsOf().isOn()).toBe(false);
  expect(sessionsOf().read().walks).toEqual([walk]);
});

it('deletes what was recorded, from the storage too', async () => {
  const sessions = sessionsOf();
  sessions.switchOn();
  openDialog(sessions);
  await loaded();
  sessions.switchOff();
  sessions.clear();
  expect(sessions.read().walks).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});

it('ends with the screen whose machine was watched', async () => {
  const sessions = sessionsOf();
  sessions.switchOn();
  const { actor, stop } = openDialog(sessions);
  stop();
  actor.send({ type: 'close' });
  await loaded();
  expect(sessions.read().walks).toEqual([walk]);
});

it.each(['{', 'null', '{"on":true,"session":{"walks":7}}'])('makes nothing of %s in the storage', (kept) => {
  window.sessionStorage.setItem('listings.session', kept);
  expect(sessionsOf().read().walks).toEqual([]);
});

it('stays out of the way where the browser forbids its storage, or its names do not load', async () => {
  const storage = () => {
    throw new Error('forbidden');
  };
  const failure = new Error('offline');
  const sessions = sessionsOf({ storage, load: async () => Promise.reject(failure) });
  sessions.switchOn();
  openDialog(sessions);
  await loaded();
  expect(report).toHaveBeenCalledWith('the recording of sessions did not load', failure);
});
