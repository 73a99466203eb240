import { drive } from '../testing/drive';
import { freeListingsMachine, type FreeListingsStanding, type FreeListingsStep } from './free-listings.machine';

const params = { subpath: '/free-listings/edit', from: 'guide' };
const openAt = (step: FreeListingsStep) => drive(freeListingsMachine, { step, params });
const stepOf = ({ at }: ReturnType<typeof openAt>) => at().find((leaf) => leaf.startsWith('step.'));
const told = (standing: Partial<FreeListingsStanding> = {}) =>
  ({ type: 'form.told', isReady: true, isAudienceRight: true, isChanged: false, ...standing }) as const;
const entered = { type: 'listings.entered' };
const goTo = (pageStep: '1' | '2', others: object = params) => ({
  type: 'goto',
  to: { path: '/google/dashboard', params: { ...others, pageStep } },
  how: 'push',
});

it('opens at the step of the address, the second one also over an audience that is not right [O2.05]', () => {
  expect(stepOf(openAt('audience'))).toBe('step.audience');
  const listings = openAt('listings');
  expect([stepOf(listings), listings.emitted]).toEqual(['step.listings.waiting', []]);
  listings.send(told({ isAudienceRight: false }));
  expect([stepOf(listings), listings.emitted]).toEqual(['step.listings.entered', [entered]]);
});

it('goes on only from an audience that is right, and keeps what else stands in the address [O2.52, O5.07]', () => {
  const page = openAt('audience');
  for (const event of [{ type: 'continue' }, { type: 'step.chosen', step: 'listings' }] as const)
    expect(page.can(event)).toBe(false);
  page.send({ type: 'step.visited', step: 'audience', params: { ...params, from: 'card' } });
  page.send(told());
  page.send({ type: 'continue' });
  expect(page.emitted).toEqual([goTo('2', { ...params, from: 'card' }), entered]);
  page.send({ type: 'step.visited', step: 'listings', params });
  expect(page.emitted).toHaveLength(2);
});

it('drops what belongs to countries that left each time the second step opens, by whatever way [O2.52]', () => {
  const page = openAt('audience');
  page.send(told());
  page.send({ type: 'step.chosen', step: 'listings' });
  page.send({ type: 'step.chosen', step: 'audience' });
  page.send({ type: 'step.visited', step: 'listings', params });
  expect(page.emitted).toEqual([goTo('2'), entered, goTo('1'), entered]);
  page.send({ type: 'step.visited', step: 'audience', params });
  expect(stepOf(page)).toBe('step.audience');
});

it('warns of leaving while something is edited and not saved, at either step [O4.09]', () => {
  const page = openAt('audience');
  page.send(told());
  expect(page.has('unsaved')).toBe(false);
  page.send(told({ isChanged: true }));
  page.send({ type: 'continue' });
  expect(page.has('unsaved')).toBe(true);
  page.send(told());
  expect(page.has('unsaved')).toBe(false);
});
