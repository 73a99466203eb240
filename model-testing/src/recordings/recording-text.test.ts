import { expectationsOf } from '@listings/shared-machines/models';
import { orderModel } from '../testing/order.fixture';
import { actionFrom } from './actions-text';
import { fingerprint } from './fingerprint';
import { recordWalk, walkAgain } from './record-walk';
import { slugOf } from './recording-files';
import { recordingFrom, textOf } from './recording-text';

const model = orderModel();
const recording = recordWalk(
  model,
  [
    { by: 'user', does: 'types an address' },
    { by: 'user', does: 'orders' },
    { by: 'server', call: 'placeOrder', answers: 'refused' },
  ],
  { name: 'refused', origin: { how: 'hand-written', detail: '3 steps' } },
);

it('keeps what changes with each step, a line for each', () => {
  const lines = textOf(recording).split('\n');
  expect(lines.filter((line) => line.includes('"by"'))).toEqual([
    '    {"by":"user","does":"types an address","then":{"offers":["types an address","types nothing","orders"],"shows":{"address":"Main St"}}},',
    '    {"by":"user","does":"orders","then":{"state":["ordering"],"offers":[],"asks":[{"call":"placeOrder","with":{"address":"Main St"}}],"tags":["busy"]}},',
    '    {"by":"server","call":"placeOrder","answers":"refused","then":{"state":["editing"],"offers":["types an address","types nothing","orders"],"says":[{"type":"notice","id":"placeOrder"}],"asks":[],"tags":[]}}',
  ]);
  expect(recordingFrom(textOf(recording))).toEqual(recording);
  expect(walkAgain(model, recording)).toEqual(recording);
});

it('gives every expectation whole; what was said is said once', () => {
  const [start, typed, , refused] = expectationsOf(recording);
  expect(start).toEqual(recording.start);
  expect(typed).toEqual({
    ...recording.start,
    offers: ['types an address', 'types nothing', 'orders'],
    shows: { address: 'Main St' },
  });
  expect(refused).toEqual({ ...typed, says: [{ type: 'notice', id: 'placeOrder' }] });
});

const broken = (fields: object): string => JSON.stringify({ ...recording, ...fields });
const withSteps = (steps: string): string => broken({ steps: [] }).replace('"steps":[]', `"steps":[${steps}]`);

it.each([
  ['{', 'no JSON'],
  ['{}', 'format is undefined, not "model-recording/1"'],
  ['{"format":"model-recording/1"}', 'model is missing'],
  ['{"format":"model-recording/1","model":"order"}', 'name is missing'],
  ['{"format":"model-recording/1","model":"order","name":"x"}', 'start is missing'],
  ['{"format":"model-recording/1","model":"order","name":"x","start":{}}', 'steps is no list'],
  [
    '{"format":"model-recording/1","model":"order","name":"x","start":{},"steps":[{"by":"user","then":{}}]}',
    'step 1: does is missing, not a text',
  ],
  [withSteps('"orders"'), 'step 1: no step: "orders"'],
  [withSteps('{"by":"clock","passes":"60 s","then":{}}'), 'step 1: passes is "60 s", not milliseconds'],
  [withSteps('{"by":"toString","then":{}}'), 'step 1: by is "toString", none of user, server, machine, clock'],
  [withSteps('{"by":"user","does":"orders","then":null}'), 'step 1: then is null, not what changed'],
  [
    withSteps('{"by":"user","does":"orders","then":{"oofers":[]}}'),
    'step 1: oofers is none of state, tags, offers, says, asks, shows',
  ],
  [broken({ fingerprint: undefined }), 'fingerprint is missing'],
  [broken({ begins: 3 }), 'begins is no name of a start'],
  [broken({ screen: {} }), 'screen is no name of a screen'],
  [broken({ origin: undefined }), 'origin is missing'],
  [broken({ origin: { how: 'found' } }), 'origin.how is none of generated, captured, hand-written'],
  [broken({ origin: { how: 'captured' } }), 'origin.detail is missing'],
  [broken({ start: {} }), 'start: state is missing'],
  [broken({ start: { ...recording.start, asks: ['placeOrder'] } }), 'start: asks is ["placeOrder"]'],
  [withSteps('{"by":"user","does":"orders","then":{"state":"ordering"}}'), 'step 1: state is "ordering"'],
])('tells what is wrong with %s', (text, reason) => {
  expect(() => recordingFrom(text)).toThrow(reason);
});

it('reads steps as testers write them', () => {
  expect(actionFrom(' orders ', model)).toEqual({ by: 'user', does: 'orders' });
  expect(actionFrom('placeOrder: refused', model)).toEqual({ by: 'server', call: 'placeOrder', answers: 'refused' });
  expect(['60 s', '1 min', '250ms', '1.5 s pass'].map((text) => actionFrom(text, model))).toEqual(
    [60_000, 60_000, 250, 1500].map((passes) => ({ by: 'clock', passes })),
  );
  expect([actionFrom('flies', model), actionFrom('3', model)]).toEqual([null, null]);
});

it('names files after recordings, and charts by their shape', () => {
  expect(slugOf('Every arrow, 1 of 2!')).toBe('every-arrow-1-of-2');
  expect(fingerprint(model.machine)).toBe(recording.fingerprint);
  expect(fingerprint(model.machine.provide({ delays: { rest: 1 } }))).not.toBe(recording.fingerprint);
});
