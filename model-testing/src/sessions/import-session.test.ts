import { sentenceOf } from '@listings/shared-machines/models';
import { replay } from '../replay/replay';
import { modelOf } from '../screen/model-of';
import { importSession } from './import-session';
import { readSession } from './read-session';

const cool = ['smsCooldown.ready', 'callCooldown.ready'];
const cooling = ['smsCooldown.cooling', 'callCooldown.ready'];
const phone = (steps: readonly object[]) =>
  readSession(
    JSON.stringify({
      format: 'model-session/1',
      walks: [{ model: 'phoneVerification', start: ['flow.entering', ...cool], steps }],
    }),
  );

const asking = [
  { by: 'user', does: 'types a valid number', state: ['flow.entering', ...cool] },
  { by: 'user', does: 'sends the code', state: ['flow.sending', ...cool] },
  {
    by: 'server',
    call: 'requestVerificationCode',
    answers: 'code sent',
    state: ['flow.awaitingCode', ...cooling],
  },
] as const;

const sentences = (steps: readonly object[]) => {
  const [walk] = importSession(phone(steps), 'a session');
  return { said: walk?.recording.steps.map(sentenceOf), differences: walk?.differences };
};

it('becomes a recording with the samples of the model, which replays on the machine', () => {
  const timer = 'smsCooldown.phoneVerification.smsCooldown.cooling';
  const session = phone([...asking, { by: 'clock', timer, state: ['flow.awaitingCode', ...cool] }]);
  const [walk] = importSession(session, 'a session');
  if (walk === undefined) throw new Error('nothing was imported');
  expect(replay(modelOf('phoneVerification'), walk.recording)).toEqual({ ok: true });
  expect(walk.differences).toEqual([]);
  expect(walk.recording).toMatchObject({ name: 'a session 1', origin: { how: 'captured' } });
  expect(walk.recording.steps.map(sentenceOf)).toEqual([
    'the admin types a valid number',
    'the admin sends the code',
    'the server answers requestVerificationCode: code sent',
    '1 min pass',
  ]);
});

it('takes another answer of that call where only that leads to the state it led to', () => {
  const strange = { ...asking[2], answers: 'refused' };
  expect(sentences([asking[0], asking[1], strange])).toEqual({
    said: [
      'the admin types a valid number',
      'the admin sends the code',
      'the server answers requestVerificationCode: code sent',
    ],
    differences: [],
  });
});

it('tells what the machine cannot follow, and goes on', () => {
  const unnamed = { by: 'unnamed', type: 'number.dictated', fields: ['voice'], state: ['flow.entering', ...cool] };
  const early = { by: 'user', does: 'verifies', state: ['flow.verifying', ...cool] };
  expect(sentences([unnamed, asking[0], early])).toEqual({
    said: ['the admin types a valid number'],
    differences: [
      'step 1, unnamed number.dictated voice: the model has no name for it in flow.entering + smsCooldown.ready + callCooldown.ready',
      'step 3, user verifies: the model has no name for it in flow.entering + smsCooldown.ready + callCooldown.ready',
    ],
  });
});

it('begins with the way to where the recording was switched on', () => {
  const session = readSession(
    file([
      {
        model: 'disconnect',
        start: ['confirmingAds.ticked'],
        steps: [{ by: 'user', does: 'changes their mind', state: ['closed'] }],
      },
    ]),
  );
  const [walk] = importSession(session, 'late');
  expect(walk?.differences).toEqual([]);
  expect(walk?.recording.steps.map(sentenceOf)).toEqual([
    'the admin wants to disconnect the ads account',
    'the admin ticks the confirmation',
    'the admin changes their mind',
  ]);
});

const file = (walks: unknown) => JSON.stringify({ format: 'model-session/1', walks });
it.each([
  ['{', 'the file is no JSON'],
  ['{"format":"model-recording/1"}', 'format: the file is no recorded session (model-session/1)'],
  [file(7), 'walks has to be a list'],
  [file([{ model: 5 }]), 'walks[0].model has to be the id of a model'],
  [file([{ model: 'billing', start: 'x' }]), 'walks[0].start has to be a list of states'],
  [file([{ model: 'billing', start: [], steps: {} }]), 'walks[0].steps has to be a list'],
  [file([{ model: 'billing', start: [], steps: [{ by: 'fate' }] }]), 'walks[0].steps[0].by: there is no step by fate'],
  [
    file([{ model: 'billing', start: [], steps: [{ by: 'user', state: [] }] }]),
    'walks[0].steps[0].does has to be a name',
  ],
  [
    file([{ model: 'billing', start: [], steps: [{ by: 'user', does: 'checks now' }] }]),
    'walks[0].steps[0].state has to be a list of states',
  ],
] as const)('refuses %s', (text, message) => {
  expect(() => readSession(text)).toThrow(message);
});

it('refuses a walk that begins where the machine never is', () => {
  const session = readSession(file([{ model: 'billing', start: ['nowhere'], steps: [] }]));
  expect(() => importSession(session, 'old')).toThrow('billing is never in nowhere in this version');
});

it('refuses a walk of a machine this version does not have', () => {
  const session = readSession(file([{ model: 'fax', start: [], steps: [] }]));
  expect(() => importSession(session, 'old')).toThrow('there is no model fax in this version');
});

it('keeps the screen and the time of each step, that of a step left out with the next one', () => {
  const [first, second, third] = asking;
  const unnamed = { by: 'unnamed', type: 'number.dictated', fields: [], state: first.state, after: 400 };
  const [walk] = importSession(
    readSession(
      JSON.stringify({
        format: 'model-session/1',
        walks: [
          {
            model: 'phoneVerification',
            screen: '/google/settings?subpath=/edit-phone-number',
            start: ['flow.entering', ...cool],
            steps: [{ ...first, after: 2300 }, unnamed, { ...second, after: 700 }, third],
          },
        ],
      }),
    ),
    'a session',
  );
  expect(walk?.recording.screen).toBe('/google/settings?subpath=/edit-phone-number');
  expect(walk?.recording.steps.map(({ took }) => took)).toEqual([2300, 1100, undefined]);
});
