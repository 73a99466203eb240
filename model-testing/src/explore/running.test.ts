import { followed, readAnew, type ReadFailed, type ReadPending } from '@listings/shared-machines';
import { defineModel, type AnyModel } from '@listings/shared-machines/models';
import { sendTo, setup } from 'xstate';
import { check } from '../check/check';
import { recordWalk } from '../recordings/record-walk';
import { replay } from '../replay/replay';
import { explore } from './explore';

type Event =
  | { readonly type: 'answer.there' }
  | { readonly type: 'answer.gone' }
  | { readonly type: 'retry' }
  | ReadPending
  | ReadFailed;

/** A card of an account that is there or not; `listens` to its being read again or, wrongly, not. */
function card(listens: boolean): AnyModel {
  const machine = setup({
    types: { events: {} as Event, tags: {} as 'busy' },
    actors: { reads: followed },
    actions: { readAnew: sendTo('reads', readAnew) },
  }).createMachine({
    id: 'card',
    invoke: { id: 'reads', src: 'reads', input: { reads: ['getAdsConnection'] } },
    initial: 'loading',
    ...(listens ? { on: { 'read.pending': '.loading' } } : {}),
    states: {
      loading: {
        tags: 'busy',
        on: { 'answer.there': 'there', 'answer.gone': 'gone', 'read.failed': 'failed' },
      },
      there: {},
      gone: {},
      failed: { on: { retry: { target: 'loading', actions: 'readAnew' } } },
    },
  });
  const http = { getAdsConnection: { status: 200, body: {} } };
  return defineModel({
    id: 'card',
    machine,
    moves: {
      'has the account read again': { type: 'read.pending', read: 'getAdsConnection' },
      'tries again': { type: 'retry' },
    },
    answers: {
      getAdsConnection: {
        there: { output: { type: 'answer.there' }, http },
        gone: { output: { type: 'answer.gone' }, http },
        unreachable: { fault: 'unreachable' },
      },
    },
    abstract: () => null,
    invariants: {},
  }) as AnyModel;
}

const walk = [
  { by: 'server', call: 'getAdsConnection', answers: 'there' },
  { by: 'user', does: 'has the account read again' },
  { by: 'server', call: 'getAdsConnection', answers: 'unreachable' },
  { by: 'user', does: 'tries again' },
  { by: 'server', call: 'getAdsConnection', answers: 'gone' },
] as const;
const title = { name: 'a walk', origin: { how: 'hand-written', detail: '' } } as const;

it('answers a followed read once, and again when it is on its way again or asked for anew', () => {
  const recording = recordWalk(card(true), walk, title);
  const asking = [{ call: 'getAdsConnection' }];
  expect(recording.start).toMatchObject({ state: ['loading'], asks: asking });
  expect(recording.steps.map(({ then }) => [then.state, then.asks])).toEqual([
    [['there'], []],
    [['loading'], asking],
    [['failed'], []],
    [['loading'], asking],
    [['gone'], []],
  ]);
  expect(replay(card(true), recording)).toEqual({ ok: true });
});

it('does not answer what nobody asks for', () => {
  const twice = [walk[0], walk[0]];
  expect(() => recordWalk(card(true), twice, title)).toThrow('nothing asks; under way: nothing');
});

it('finds nothing in a machine that listens, and what one that does not would miss', () => {
  expect(check(explore(card(true)))).toEqual([]);
  const found = check(explore(card(false))).map(({ fault, at }) => `${fault} | ${at}`);
  expect(found).toContain('busy without a call | there');
  expect(found).toContain('unhandled answer | there');
});
