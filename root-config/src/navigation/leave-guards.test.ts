import { createLeaveGuards, createLeaveQuestion } from './leave-guards';

const words = { title: 'Leave without copying the key?', text: 'It is shown only now.' };

function asking() {
  const guards = createLeaveGuards(window);
  const askLeave = jest.fn(() => Promise.resolve(true));
  const unlessLost = createLeaveQuestion(guards, askLeave);
  return { guards, askLeave, leave: (proceed: () => void) => unlessLost({ path: '/google/start' }, proceed) };
}

it('asks in the words of the screen that has its own, and about unsaved changes elsewhere [S4.21]', async () => {
  const { guards, askLeave, leave } = asking();
  const takeAway = guards.add(() => words);
  guards.add(() => true);
  const proceed = jest.fn();
  leave(proceed);
  expect(proceed).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(proceed).toHaveBeenCalledTimes(1);
  takeAway();
  leave(proceed);
  expect(askLeave.mock.calls).toEqual([[words], [true]]);
});

it('asks nothing where nothing would be lost', () => {
  const { guards, askLeave, leave } = asking();
  guards.add(() => false);
  const proceed = jest.fn();
  leave(proceed);
  expect([proceed.mock.calls.length, askLeave.mock.calls.length]).toEqual([1, 0]);
});
