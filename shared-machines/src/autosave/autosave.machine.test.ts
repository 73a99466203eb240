import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { autosaveStatusOf, createAutosaveMachine, isSettled, reportOf } from './autosave.machine';

const machine = createAutosaveMachine<string>();
const open = (notice: 'saveAudience' | null = 'saveAudience') => drive(machine, { value: 'old', notice });
const change = (value: string) => ({ type: 'change', value }) as const;
const saved = (value: string) => ({ type: 'answer.saved', saved: value }) as const;
const saving = (value: string, before = 'old') => [{ src: 'save', input: { value, saved: before } }];
/** The same after a failure, which may have been carried out in part. */
const savingInDoubt = (value: string) => [{ src: 'save', input: { value, saved: 'old', isInDoubt: true } }];
const status = (save: ReturnType<typeof open>) => autosaveStatusOf(save.snapshot());

it('saves 500 ms after the last change, the last value only [S4.15, S9.05]', () => {
  const save = open();
  save.send(change('a'));
  save.passes(499, 499);
  save.send(change('b'));
  save.passes(499, 499);
  expect(save.asks()).toEqual([]);
  expect(status(save)).toBe('pending');
  save.passes(1);
  expect(save.asks()).toEqual(saving('b'));
  save.answers('save', saved('b'));
  expect(status(save)).toBe('saved');
});

it('sends one save at a time, and the newest value next', () => {
  const save = open();
  save.send(change('a'));
  save.passes(500);
  save.send(change('b'));
  save.send(change('c'));
  save.passes(5000);
  expect(save.asks()).toEqual(saving('a'));
  save.answers('save', saved('a'));
  expect(status(save)).toBe('pending');
  save.passes(500);
  expect(save.asks()).toEqual(saving('c', 'a'));
});

it('tells a failure once, until a save succeeds again [S4.19]', () => {
  const save = open();
  const fail = (value: string) => {
    save.send(change(value));
    save.passes(500);
    save.answers('save', refused('no', 500));
  };
  fail('a');
  fail('b');
  expect(save.emitted).toEqual([{ type: 'notice', id: 'saveAudience', message: 'no', status: 500 }]);
  expect(status(save)).toBe('notSaved');
  save.send({ type: 'retry' });
  save.answers('save', saved('b'));
  fail('c');
  expect(save.emitted).toHaveLength(2);
});

it('tells nothing without a notice, but reports that it is not saved', () => {
  const save = open(null);
  save.send(change('a'));
  save.passes(500);
  save.answers('save', refused('no', 500));
  expect(save.emitted).toEqual([]);
  expect(reportOf('saveShippingRates', save.snapshot() as never)).toEqual({
    type: 'autosave.reported',
    of: 'saveShippingRates',
    status: 'notSaved',
    news: { message: 'no', status: 500 },
  });
});

it('retries with the newest value', () => {
  const save = open();
  save.send(change('a'));
  save.passes(500);
  save.breaks('save');
  expect(save.emitted).toEqual([{ type: 'notice', id: 'saveAudience', message: null, status: 0 }]);
  save.send({ type: 'retry' });
  expect(save.asks()).toEqual(savingInDoubt('a'));
});

it('sends a value that changed during a failed save by itself', () => {
  const save = open();
  save.send(change('a'));
  save.passes(500);
  save.send(change('b'));
  save.answers('save', refused());
  save.passes(500);
  expect(save.asks()).toEqual(savingInDoubt('b'));
});

it('flushes what rests, and leaves alone what is saved', () => {
  const save = open();
  save.send({ type: 'flush' });
  expect(save.asks()).toEqual([]);
  save.send(change('a'));
  save.send({ type: 'flush' });
  expect(save.asks()).toEqual(saving('a'));
});

it('sends the newest value right after the call under way when it is flushed', () => {
  const save = open();
  save.send(change('a'));
  save.passes(500);
  save.send(change('b'));
  save.send({ type: 'flush' });
  save.answers('save', saved('a'));
  expect(save.asks()).toEqual(saving('b', 'a'));
});

it('saves at once on demand although nothing was changed', () => {
  const save = open();
  save.send({ type: 'save' });
  expect(save.asks()).toEqual(saving('old'));
});

it('is settled while the server holds the newest value', () => {
  expect((['idle', 'pending', 'saving', 'saved', 'notSaved'] as const).filter(isSettled)).toEqual(['idle', 'saved']);
});
