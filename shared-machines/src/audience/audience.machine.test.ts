import type { Audience } from '@listings/shared-api/contract';
import { refused, unread } from '../testing/answers';
import { drive } from '../testing/drive';
import { audienceMachine } from './audience.machine';
import type { AudienceForm } from './audience.rules';

const audience = (location: Audience['location'], countries: string[] | null): Audience => ({
  location,
  countries,
  locale: 'en_US',
  language: 'English',
});
const answer = (location: Audience['location'], countries: string[] | null) =>
  ({ type: 'answer.audience', audience: audience(location, countries) }) as const;
const suggestion = (...countries: string[]) =>
  ({ type: 'answer.suggestion', audience: audience('selected', countries) }) as const;
const saved = (form: AudienceForm) => ({ type: 'answer.saved', saved: form });

const loaded = () => {
  const step = drive(audienceMachine, { kept: null });
  step.answers('getAudience', answer('selected', ['US']));
  return step;
};
const continued = (step: ReturnType<typeof loaded>) =>
  step.emitted.filter(({ type }) => type === 'step.finished').length;

it('begins with the saved audience, which needs no save to continue [S4.09, S4.10]', () => {
  const step = loaded();
  expect(step.context()).toMatchObject({ form: { location: 'selected', countries: ['US'] }, language: 'English' });
  step.send({ type: 'continue' });
  expect(continued(step)).toBe(1);
});

it('begins with suggestions when nothing was saved, and saves them without a click [S4.09]', () => {
  const step = drive(audienceMachine, { kept: null });
  step.answers('getAudience', answer(null, null));
  step.answers('suggestAudience', suggestion('US', 'CA'));
  expect(step.has('suggested')).toBe(true);
  expect(step.can({ type: 'continue' })).toBe(false);
  step.passes(500);
  const form = { location: 'selected', countries: ['US', 'CA'] } as const;
  expect(step.asks()).toEqual([{ src: 'save', input: { value: form, saved: form } }]);
  step.childAnswers('saveAudience', 'save', saved(form));
  expect(step.can({ type: 'continue' })).toBe(true);
});

it('asks for no suggestions when something was saved [S4.09]', () => {
  const step = drive(audienceMachine, { kept: null });
  step.answers('getAudience', answer('all', null));
  expect(step.asks()).toEqual([]);
  expect(step.context().form).toEqual({ location: 'all', countries: [] });
});

it('cannot continue while the form is not valid [S4.10]', () => {
  const step = loaded();
  step.send({ type: 'countries.chosen', countries: [] });
  step.passes(2000);
  expect(step.can({ type: 'continue' })).toBe(false);
  expect(step.asks()).toEqual([]);
});

it('cannot continue until the save succeeded; a failed one is told and can be tried again [S4.10]', () => {
  const step = drive(audienceMachine, { kept: null });
  step.answers('getAudience', answer(null, null));
  step.answers('suggestAudience', suggestion('US'));
  step.passes(500);
  step.childAnswers('saveAudience', 'save', refused('no', 500));
  expect(step.can({ type: 'continue' })).toBe(false);
  expect(step.emitted).toEqual([{ type: 'notice', id: 'saveAudience', message: 'no', status: 500 }]);
  step.send({ type: 'save.retry' });
  step.childAnswers('saveAudience', 'save', saved(step.context().form));
  expect(step.can({ type: 'continue' })).toBe(true);
});

it('has nothing to undo while nothing is cleared', () => {
  expect(loaded().can({ type: 'clearing.undo' })).toBe(false);
});

it('announces what a change clears, and goes back to the audience before on Undo [S4.11]', () => {
  const step = loaded();
  step.send({ type: 'countries.chosen', countries: ['US', 'GB'] });
  expect(step.context().clearingStatus).toBe('reading');
  expect(step.can({ type: 'continue' })).toBe(false);
  const rates = [{ id: '1', country: 'US', currency: 'USD', rate: 4, options: {} }];
  step.childAnswers('clearShipping', 'listShippingRates', { type: 'answer.rates', rates });
  step.childAnswers('clearShipping', 'listShippingTimes', { type: 'answer.times', times: [] });
  expect(step.context()).toMatchObject({ clearingStatus: 'announced', clearing: { rates, times: [] } });
  step.send({ type: 'clearing.undo' });
  expect(step.context().form.countries).toEqual(['US']);
  step.passes(500);
  expect(step.asks().map(({ src, input }) => [src, input])).toEqual([
    [
      'save',
      { value: { location: 'selected', countries: ['US'] }, saved: { location: 'selected', countries: ['US'] } },
    ],
  ]);
});

it('takes no Undo from the moment the deletion begins until it has ended: the form would go back alone [S4.11]', () => {
  const step = loaded();
  step.send({ type: 'countries.chosen', countries: ['US', 'GB'] });
  const rates = [{ id: '1', country: 'US', currency: 'USD', rate: 4, options: {} }];
  step.childAnswers('clearShipping', 'listShippingRates', { type: 'answer.rates', rates });
  step.childAnswers('clearShipping', 'listShippingTimes', { type: 'answer.times', times: [] });
  step.passes(500);
  const after = { location: 'selected', countries: ['US', 'GB'] } as const;
  expect(step.context().clearingStatus).toBe('deleting');
  expect(step.can({ type: 'clearing.undo' })).toBe(false);
  step.send({ type: 'clearing.undo' });
  expect(step.context().form).toEqual(after);
  step.childAnswers('clearShipping', 'deleteShippingRates', { type: 'answer.done' });
  expect([step.context().clearingStatus, step.can({ type: 'clearing.undo' })]).toEqual(['cleared', true]);
});

it('tells when it cannot be loaded, and tries again', () => {
  const step = drive(audienceMachine, { kept: null });
  step.answers('getAudience', unread('getAudience'));
  expect(step.emitted).toEqual([{ type: 'notice', id: 'getAudience', message: null, status: 500 }]);
  step.send({ type: 'retry' });
  expect(step.asks()).toEqual([{ src: 'getAudience', input: undefined }]);
});

it('lets choose by hand when there are no suggestions to be had', () => {
  const step = drive(audienceMachine, { kept: null });
  step.answers('getAudience', answer(null, null));
  step.answers('suggestAudience', unread('suggestAudience'));
  step.send({ type: 'location.chosen', location: 'all' });
  step.passes(500);
  expect(step.asks().map(({ src }) => src)).toEqual(['save']);
});

it('follows what is read anew until something is changed, and keeps what was changed after that [C-5]', () => {
  const step = loaded();
  step.send({ type: 'read.pending', read: 'getAudience' });
  expect(step.has('editable')).toBe(false);
  step.answers('getAudience', answer('selected', ['GB']));
  expect(step.context().form.countries).toEqual(['GB']);
  step.send({ type: 'countries.chosen', countries: ['GB', 'CA'] });
  expect(step.context().form.countries).toEqual(['GB', 'CA']);
  expect(() => step.answers('getAudience', answer('all', null))).toThrow('No call of getAudience is under way');
  step.passes(500);
  expect(step.asks().find(({ src }) => src === 'save')?.input).toEqual({
    value: { location: 'selected', countries: ['GB', 'CA'] },
    saved: { location: 'selected', countries: ['GB'] },
  });
});

it('is edited from the start while a clearing can still be undone', () => {
  const form = { location: 'selected', countries: ['US'] } as const;
  const gone = { rates: [], times: [{ countryCode: 'GB', time: 3 }] };
  const undoTo = { location: 'selected', countries: ['GB'] };
  const clearing = { status: 'cleared', undoTo, clearing: gone, before: gone, audience: form, at: 0 };
  const step = drive(audienceMachine, { kept: { clearing, now: 1000 } });
  step.answers('getAudience', answer('selected', ['US']));
  expect(step.at()).toEqual(['editing.open']);
  expect(step.can({ type: 'clearing.undo' })).toBe(true);
});
