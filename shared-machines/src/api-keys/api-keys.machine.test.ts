import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { emptyKeyForm } from './api-key-form.rules';
import { apiKeysActors, apiKeysMachine } from './api-keys.machine';

const name = (typed: string) => ({ type: 'form.change', change: { name: typed } }) as const;
const make = { type: 'key.make' } as const;
const made = (id: number, of: string) =>
  ({ type: 'answer.made', made: { id, name: of, secret: `secret ${id}`, isCopied: false } }) as const;
const changed = { type: 'keys.changed' };

const open = () => drive(apiKeysMachine);
const after = (...ids: readonly number[]) => {
  const run = open();
  for (const id of ids) {
    run.send(name(`Script ${id}`));
    run.send(make);
    run.answers('createApiKey', made(id, `Script ${id}`));
  }
  return run;
};
const shown = (run: ReturnType<typeof open>) => run.context().made.map(({ id }) => id);

it('makes a key of what is typed, shows it, and begins the next one', () => {
  const run = open();
  expect(run.can(make)).toBe(false);
  run.send(name('Stock script'));
  run.send(make);
  expect(run.asks()).toEqual([{ src: 'createApiKey', input: { ...emptyKeyForm, name: 'Stock script' } }]);
  expect(run.can(make)).toBe(false);
  run.answers('createApiKey', made(7, 'Stock script'));
  expect([shown(run), run.context().form, run.emitted]).toEqual([[7], emptyKeyForm, [changed]]);
});

it('keeps what is typed while the answer is on its way, and what could not be made', () => {
  const run = open();
  run.send(name('Stock script'));
  run.send(make);
  run.send(name('Nightly report'));
  run.answers('createApiKey', made(7, 'Stock script'));
  run.send(make);
  run.answers('createApiKey', refused('No.', 400));
  expect(run.emitted).toEqual([changed, { type: 'notice', id: 'createApiKey', message: 'No.', status: 400 }, changed]);
  expect([run.context().form.name, run.can(make)]).toEqual(['Nightly report', true]);
});

it('keeps a key that was not copied beside the next one, one that was copied no longer', () => {
  const run = after(1, 2);
  expect(shown(run)).toEqual([1, 2]);
  run.send({ type: 'key.copied', id: 1 });
  run.send(name('Script 3'));
  run.send(make);
  run.answers('createApiKey', made(3, 'Script 3'));
  expect(shown(run)).toEqual([2, 3]);
  run.send({ type: 'key.dismiss', id: 2 });
  expect(shown(run)).toEqual([3]);
});

it('revokes a key after a question, and shows it no more', () => {
  const run = after(1, 2);
  run.send({ type: 'key.revoke', key: { id: 1, name: 'Script 1' } });
  expect([run.has('modal'), run.asks()]).toEqual([true, []]);
  run.send({ type: 'close' });
  expect(run.can({ type: 'confirm' })).toBe(false);
  run.send({ type: 'key.revoke', key: { id: 1, name: 'Script 1' } });
  run.send({ type: 'confirm' });
  expect(run.asks()).toEqual([{ src: 'revokeApiKey', input: { id: 1 } }]);
  run.answers('revokeApiKey', { type: 'answer.revoked' });
  expect([shown(run), run.has('modal'), run.emitted.at(-1)]).toEqual([
    [2],
    false,
    { type: 'key.revoked', name: 'Script 1' },
  ]);
});

it('asks on when a key could not be revoked, while another one is being made', () => {
  const run = after(1);
  run.send(name('Script 2'));
  run.send(make);
  run.send({ type: 'key.revoke', key: { id: 1, name: 'Script 1' } });
  run.send({ type: 'confirm' });
  run.breaks('revokeApiKey');
  expect(run.emitted.slice(1)).toEqual([{ type: 'notice', id: 'revokeApiKey', message: null, status: 0 }, changed]);
  expect([run.at(), shown(run)]).toEqual([['making.creating', 'revoking.asking'], [1]]);
});

it('sends the name trimmed, the limit as a number, and the last day in UTC', async () => {
  const key = {
    id: 7,
    name: 'Bids',
    prefix: 'key_0007',
    role: 'advertiser' as const,
    spend_limit: 12.5,
    made_by: 'Owner',
    made_at: 0,
    ends_at: 0,
    used_at: null,
    state: 'active' as const,
  };
  const creating = scripted({ key, secret: 'secret 7' });
  const revoking = scripted({ key });
  const actors = apiKeysActors({ createApiKey: creating.call, revokeApiKey: revoking.call }, () =>
    Date.parse('2026-11-01T23:59:00Z'),
  );
  const form = { ...emptyKeyForm, name: ' Bids ', role: 'advertiser', limit: '12,5', end: '30' } as const;
  await expect(ask(actors.createApiKey, form)).resolves.toEqual(made(7, 'Bids'));
  await expect(ask(actors.revokeApiKey, { id: 7 })).resolves.toEqual({ type: 'answer.revoked' });
  expect([creating.given, revoking.given]).toEqual([
    [{ body: { name: 'Bids', role: 'advertiser', spend_limit: 12.5, end: '2026-12-01' } }],
    [{ params: { id: 7 } }],
  ]);
});
