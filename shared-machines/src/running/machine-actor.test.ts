import { fromPromise, setup } from 'xstate';
import { autosaveStatusOf, createAutosaveMachine, type AutosaveAnswer } from '../autosave/autosave.machine';
import { flushChildren, makeActor, stopWhenIdle, type Actor, type AnyStateMachine } from './machine-actor';

/** An autosave whose answer is given by the test. */
function heldAutosave() {
  let answer: (answered: AutosaveAnswer<string>) => void = () => undefined;
  const sent: string[] = [];
  const machine = createAutosaveMachine<string>().provide({
    actors: {
      save: fromPromise<AutosaveAnswer<string>, { value: string; saved: string }>(({ input }) => {
        sent.push(input.value);
        return new Promise((resolve) => (answer = resolve));
      }),
    },
  });
  return { machine, sent, answer: (saved: string) => answer({ type: 'answer.saved', saved }) };
}

const isStopped = (actor: Actor<AnyStateMachine>) => actor.getSnapshot().status === 'stopped';

/** Lets every answer that is on its way arrive: promises settle one after the other, none needs a timer. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('stopWhenIdle', () => {
  const isBusy = (actor: { getSnapshot(): { value: unknown } }) =>
    ['pending', 'saving'].includes(autosaveStatusOf(actor.getSnapshot()));

  it('stops at once what has nothing to do', () => {
    const actor = makeActor(heldAutosave().machine, { value: 'a', notice: null }).start();
    stopWhenIdle(actor, isBusy);
    expect(isStopped(actor)).toBe(true);
  });

  it('lets the newest value arrive first, also one that came while another was on its way [C-5]', async () => {
    const { machine, sent, answer } = heldAutosave();
    const actor = makeActor(machine, { value: 'a', notice: null }).start();
    actor.send({ type: 'change', value: 'b' });
    actor.send({ type: 'flush' });
    actor.send({ type: 'change', value: 'c' });
    actor.send({ type: 'flush' });
    stopWhenIdle(actor, isBusy);
    expect(isStopped(actor)).toBe(false);
    answer('b');
    await settled();
    expect(isStopped(actor)).toBe(false);
    answer('c');
    await settled();
    expect(sent).toEqual(['b', 'c']);
    expect(isStopped(actor)).toBe(true);
  });
});

describe('flushChildren', () => {
  it('sends what waits in the autosaves below', () => {
    const { machine, sent } = heldAutosave();
    const above = setup({ actors: { save: machine } }).createMachine({
      invoke: { id: 'save', src: 'save', input: { value: 'a', notice: null } },
    });
    const actor = makeActor(above, undefined).start();
    actor.getSnapshot().children['save']?.send({ type: 'change', value: 'b' });
    expect(sent).toEqual([]);
    flushChildren(actor);
    expect(sent).toEqual(['b']);
    actor.stop();
  });
});
