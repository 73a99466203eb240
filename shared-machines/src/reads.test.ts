import { createActor, setup, type AnyEventObject } from 'xstate';
import { readsActor, type Following, type Standing, type Wanted } from './reads';
import { apiError } from './testing/answers';

/** Machine that records the events of its follower, over a scripted cache. */
function follow(following: Following) {
  const wanted: Wanted[] = [];
  const tellers: ((standing: Standing) => void)[] = [];
  const sent: AnyEventObject[] = [];
  let again = 0;
  const reads = readsActor(
    (one, tell) => {
      wanted.push(one);
      tellers.push(tell);
      return { again: () => (again += 1), stop: () => undefined };
    },
    { getHostingConnection: ({ active }) => ({ type: 'read', active }) },
  );
  const machine = setup({ actors: { reads }, actions: { keep: ({ event }) => void sent.push(event) } }).createMachine({
    invoke: { id: 'reads', src: 'reads', input: following },
    on: { '*': { actions: 'keep' } },
  });
  const actor = createActor(machine).start();
  return { wanted, sent, actor, tell: (standing: Standing) => tellers[0]?.(standing), timesAgain: () => again };
}

const answered: Standing = { is: 'answered', output: { active: 'yes' } };
const answer = { type: 'read', active: 'yes' };
const failed: Standing = { is: 'failed', error: apiError(500, { serverMessage: 'no' }) };
const failure = { type: 'read.failed', read: 'getHostingConnection', message: 'no', status: 500 };
const pending = { type: 'read.pending', read: 'getHostingConnection' };

it('sends answers as the event of their reader, failures, and that a read is on its way again', () => {
  const { tell, sent } = follow({ reads: ['getHostingConnection'] });
  for (const standing of [answered, { is: 'pending' } as const, failed]) tell(standing);
  expect(sent).toEqual([answer, pending, failure]);
});

it('sends only answers of what is followed quietly', () => {
  const { tell, sent } = follow({ reads: ['getHostingConnection'], quiet: true });
  for (const standing of [answered, { is: 'pending' } as const, failed, answered]) tell(standing);
  expect(sent).toEqual([answer, answer]);
});

it('asks for each read with what it is to be asked with, anew or held where that is wanted', () => {
  const query = { query: { continents: true } };
  const { wanted } = follow({
    reads: ['getHostingConnection', 'listCountries'],
    inputs: { listCountries: query },
    anew: true,
    held: true,
  });
  expect(wanted).toEqual([
    { read: 'getHostingConnection', input: undefined, anew: true, held: true },
    { read: 'listCountries', input: query, anew: true, held: true },
  ]);
});

it('asks again when the machine tells it to', () => {
  const { actor, timesAgain } = follow({ reads: ['getHostingConnection'] });
  (actor.getSnapshot().children['reads'] as { send: (event: object) => void }).send({ type: 'read.anew' });
  expect(timesAgain()).toBe(1);
});
