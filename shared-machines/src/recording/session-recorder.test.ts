import { models } from '../models';
import { createSessionRecorder } from './session-recorder';
import type { Session } from './session.types';

const nothing: Session = { format: 'model-session/1', walks: [] };
const entering = { flow: 'entering', smsCooldown: 'ready', callCooldown: 'ready' };
const leaves = ['flow.entering', 'smsCooldown.ready', 'callCooldown.ready'];

/** Recorder that takes the steps of one actor. */
function recording(machine: string, start: unknown, begun = nothing) {
  const recorder = createSessionRecorder(models, begun);
  const of = { actor: 'x:1', machine };
  let at = 1000;
  const place = { path: '/google/setup-mc', params: { step: 'store_requirements', id: 'secret' } } as const;
  recorder.take({ ...of, at, place, event: null, snapshot: { value: start } });
  return {
    take: (event: { type: string; [field: string]: unknown }, value: unknown = start) =>
      recorder.take({ ...of, at: (at += 1234), place, event, snapshot: { value } }),
    session: () => recorder.session(),
    steps: () => recorder.session().walks[0]?.steps.map((step) => ({ ...step, state: undefined, after: undefined })),
  };
}

describe('what is written down', () => {
  it('is the name of the sample of the same kind, and the state it led to', () => {
    const phone = recording('phoneVerification', entering);
    phone.take({ type: 'number.typed', country: 'GB', national: '7911123456' });
    phone.take({ type: 'send' }, { ...entering, flow: 'sending' });
    const sending = ['flow.sending', 'smsCooldown.ready', 'callCooldown.ready'];
    expect(phone.session().walks).toEqual([
      {
        model: 'phoneVerification',
        screen: '/google/setup-mc?step=store_requirements',
        start: leaves,
        steps: [
          { by: 'user', does: 'types a valid number', state: leaves, after: 1200 },
          { by: 'user', does: 'sends the code', state: sending, after: 1200 },
        ],
      },
    ]);
  });

  it('is the name of the answer, told apart by its status, and that nothing arrived', () => {
    const merchant = recording('merchantConnection', 'loading');
    const refused = (status: number) => ({ type: 'answer.refused', message: 'secret words', status });
    merchant.take({ type: 'xstate.done.actor.disconnectMerchant', output: refused(400) });
    merchant.take({ type: 'xstate.done.actor.disconnectMerchant', output: refused(500) });
    merchant.take({ type: 'xstate.error.actor.disconnectMerchant', error: new Error('secret words') });
    expect(merchant.steps()).toEqual([
      { by: 'server', call: 'disconnectMerchant', answers: 'refused' },
      { by: 'server', call: 'disconnectMerchant', answers: 'failed' },
      { by: 'server', call: 'disconnectMerchant', answers: 'unreachable' },
    ]);
  });

  it('is the name of what a followed read answered, failed with, or that it is on its way again', () => {
    const hosting = recording('hostingConnection', 'loading');
    hosting.take({ type: 'answer.connected', account: { isOwner: false, email: 'secret@example.com' } }, 'connected');
    hosting.take({ type: 'read.pending', read: 'getHostingConnection' });
    hosting.take({ type: 'read.failed', read: 'getHostingConnection', message: 'secret words', status: 500 });
    hosting.take({ type: 'read.failed', read: 'getHostingConnection', message: null, status: 0 });
    hosting.take({ type: 'answer.disconnected' });
    expect(hosting.steps()).toEqual([
      { by: 'server', call: 'getHostingConnection', answers: 'connected' },
      { by: 'user', does: 'has the account read again' },
      { by: 'server', call: 'getHostingConnection', answers: 'refused' },
      { by: 'server', call: 'getHostingConnection', answers: 'unreachable' },
      { by: 'server', call: 'getHostingConnection', answers: 'not connected' },
    ]);
  });

  it('is the state and the delay of a timer', () => {
    const phone = recording('phoneVerification', entering);
    phone.take({ type: 'xstate.after.smsCooldown.phoneVerification.smsCooldown.cooling' });
    expect(phone.steps()).toEqual([{ by: 'clock', timer: 'smsCooldown.phoneVerification.smsCooldown.cooling' }]);
  });

  it('is a number once, however many keys it took', () => {
    const phone = recording('phoneVerification', entering);
    for (const national of ['79111234', '791112345', '7911123456'])
      phone.take({ type: 'number.typed', country: 'GB', national });
    expect(phone.steps()).toEqual([{ by: 'user', does: 'types a valid number' }]);
  });

  it('is type and field names alone where the model has no name for it', () => {
    const phone = recording('phoneVerification', entering);
    phone.take({ type: 'number.dictated', voice: 'plus one two zero one' });
    phone.take({ type: 'xstate.done.actor.requestVerificationCode', output: { type: 'answer.strange', id: 'abc' } });
    expect(phone.steps()).toEqual([
      { by: 'unnamed', type: 'number.dictated', fields: ['voice'] },
      { by: 'unnamed', type: 'xstate.done.actor.requestVerificationCode', fields: [] },
    ]);
  });

  it('leaves out machines without a model and screens on which nothing happened', () => {
    expect(recording('phoneVerification', entering).session().walks).toEqual([]);
    const strange = recording('nobodyKnows', 'here');
    strange.take({ type: 'go' });
    expect(strange.session().walks).toEqual([]);
  });

  it('goes on after a page change', () => {
    const before = recording('phoneVerification', entering);
    before.take({ type: 'send' });
    const after = recording('disconnect', 'closed', before.session());
    after.take({ type: 'open', target: 'ads-account' });
    expect(after.session().walks.map(({ model }) => model)).toEqual(['phoneVerification', 'disconnect']);
  });
});

/** Values no sample of any model has. */
const secret = 'zq7731';
const secretNumber = 7_731_882;

/** Copy with every value replaced; types and the values that distinguish kinds stay. */
function disguised(value: unknown, key = ''): unknown {
  if (['type', 'on', 'method', 'location', 'target', 'of', 'status', 'by'].includes(key)) return value;
  if (typeof value === 'string') return secret;
  if (typeof value === 'number') return secretNumber;
  if (Array.isArray(value)) return value.map((each) => disguised(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, disguised(each, name)]));
}

describe('nothing personal is in it', () => {
  it.each(models.map(({ id }) => [id]))('in whatever happens to %s [B-5]', (id) => {
    const model = models.find((each) => each.id === id);
    if (model === undefined) throw new Error(id);
    const recorder = createSessionRecorder(models, nothing);
    const place = { path: '/google/settings', params: { programId: secret } } as const;
    const of = { actor: 'x:1', machine: model.machine.id, at: 0, place, snapshot: { value: 'somewhere' } };
    recorder.take({ ...of, event: null });
    for (const move of Object.values(model.moves)) recorder.take({ ...of, event: disguised(move) as { type: string } });
    for (const reports of Object.values(model.reports ?? {}))
      for (const report of Object.values(reports))
        recorder.take({ ...of, event: disguised(report) as { type: string } });
    for (const [call, answers] of Object.entries(model.answers))
      for (const answer of Object.values(answers)) {
        const output = 'output' in answer ? disguised(answer.output) : null;
        recorder.take({ ...of, event: { type: `xstate.done.actor.${call}`, output } });
        recorder.take({ ...of, event: { type: `xstate.error.actor.${call}`, output: new Error(secret) } });
      }
    const text = JSON.stringify(recorder.session());
    expect(recorder.session().walks[0]?.steps.length).toBeGreaterThan(0);
    expect(text).not.toMatch(new RegExp(`${secret}|${secretNumber}`));
  });

  it('of a phone verification: no digit of the number, no code, no id, no country [B-5]', () => {
    const phone = recording('phoneVerification', entering);
    phone.take({ type: 'number.typed', country: 'GB', national: '7911 123456' });
    phone.take({ type: 'send' });
    phone.take({
      type: 'xstate.done.actor.requestVerificationCode',
      output: { type: 'answer.codeSent', verificationId: 'AJF93kd' },
    });
    phone.take({ type: 'code.typed', code: '904817' });
    phone.take({ type: 'verify' });
    const untimed = (name: string, value: unknown): unknown => (name === 'after' ? null : value);
    const text = JSON.stringify(phone.session().walks, untimed);
    expect(text).not.toMatch(/\d/);
    expect(text).not.toMatch(/GB|AJF/);
  });
});
