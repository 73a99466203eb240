import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { campaignPausingMachine } from './campaign-pausing.machine';
import { dailySpendOf, runningCampaigns } from './campaign-pausing.rules';

const summer = { id: 7, name: 'Summer' };
const winter = { id: 8, name: 'Winter' };
const updated = { type: 'answer.updated' } as const;
const begin = () => {
  const pausing = drive(campaignPausingMachine);
  pausing.send({ type: 'campaigns.pause', campaigns: [summer, winter] });
  return pausing;
};

it('pauses one campaign after the other, and counts them [O4.07, O7.11]', () => {
  const pausing = begin();
  expect(pausing.asks()).toEqual([{ src: 'updateCampaign', input: { id: 7, status: 'paused' } }]);
  pausing.answers('updateCampaign', updated);
  expect(pausing.context()).toEqual({ waiting: [winter], paused: 1, failed: [] });
  expect(pausing.asks()).toEqual([{ src: 'updateCampaign', input: { id: 8, status: 'paused' } }]);
  expect(pausing.emitted).toEqual([]);
  pausing.answers('updateCampaign', updated);
  expect([pausing.at(), pausing.has('paused'), pausing.has('busy')]).toEqual([['paused'], true, false]);
  expect(pausing.emitted).toEqual([{ type: 'campaigns.changed' }]);
});

it('goes on after one that is refused, names it, and asks again for that one alone', () => {
  const pausing = begin();
  pausing.answers('updateCampaign', refused('Not now.', 400));
  pausing.answers('updateCampaign', updated);
  expect(pausing.at()).toEqual(['failed']);
  expect(pausing.context()).toEqual({ waiting: [], paused: 1, failed: [summer] });
  pausing.send({ type: 'pause.retry' });
  expect(pausing.asks()).toEqual([{ src: 'updateCampaign', input: { id: 7, status: 'paused' } }]);
  pausing.answers('updateCampaign', updated);
  expect(pausing.has('paused')).toBe(true);
});

it.each([
  ['is paused', 'paused', []],
  ['is gone', null, []],
  ['was removed', 'removed', []],
  ['still runs', 'enabled', [summer]],
  ['stands otherwise than is known', 'unknown', [summer]],
] as const)('looks a campaign up when the answer was lost: it %s', (_how, status, failed) => {
  const pausing = begin();
  pausing.answers('updateCampaign', refused(null, 0));
  expect(pausing.asks()).toEqual([{ src: 'listCampaigns', input: { id: 7 } }]);
  pausing.answers('listCampaigns', { type: 'answer.found', status });
  pausing.answers('updateCampaign', updated);
  expect(pausing.context().failed).toEqual(failed);
});

it('counts a campaign as failed that cannot be looked up either', () => {
  const pausing = begin();
  pausing.breaks('updateCampaign');
  pausing.breaks('listCampaigns');
  pausing.answers('updateCampaign', updated);
  expect(pausing.context().failed).toEqual([summer]);
});

it('has nothing to do without a campaign, and begins nothing while it is at it', () => {
  const idle = drive(campaignPausingMachine);
  expect(idle.can({ type: 'campaigns.pause', campaigns: [] })).toBe(false);
  expect(begin().can({ type: 'campaigns.pause', campaigns: [winter] })).toBe(false);
});

const campaign = (status: 'enabled' | 'paused' | 'removed' | 'unknown', amount: number) => ({
  id: amount,
  name: 'A',
  status,
  type: 'performance_max',
  amount,
  country: 'US',
  targeted_locations: ['US'],
});

it('knows which campaigns run, and what they may spend a day together, to the millionth', () => {
  const all = [campaign('enabled', 20.1), campaign('paused', 5), campaign('enabled', 8.200001), campaign('removed', 9)];
  const running = runningCampaigns(all);
  expect(running.map(({ amount }) => amount)).toEqual([20.1, 8.200001]);
  expect(dailySpendOf(running)).toBe(28.300001);
  expect(dailySpendOf([])).toBe(0);
});
