import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { campaignRemovalActors, campaignRemovalMachine } from './campaign-removal.machine';

const campaign = { id: 7, name: 'Summer' };
const removed = { type: 'answer.removed' } as const;
const open = () => {
  const run = drive(campaignRemovalMachine);
  run.send({ type: 'open', campaign });
  return run;
};

it('removes a campaign only after a confirmation [O4.07]', () => {
  const run = open();
  expect(run.asks()).toEqual([]);
  expect(run.has('modal')).toBe(true);
  run.send({ type: 'confirm' });
  expect(run.asks()).toEqual([{ src: 'deleteCampaign', input: { id: 7 } }]);
  run.answers('deleteCampaign', removed);
  expect(run.at()).toEqual(['closed']);
  expect(run.context().removed).toEqual([7]);
});

it('cannot be closed, nor confirmed twice, while it runs', () => {
  const run = open();
  run.send({ type: 'confirm' });
  expect(run.can({ type: 'close' })).toBe(false);
  expect(run.can({ type: 'confirm' })).toBe(false);
});

it('stays open and tells when the campaign could not be removed and is still there [O8.09]', () => {
  const run = open();
  run.send({ type: 'confirm' });
  run.answers('deleteCampaign', refused(null, 500));
  expect([run.emitted, run.asks()]).toEqual([[], [{ src: 'listCampaigns', input: undefined }]]);
  expect(run.can({ type: 'close' })).toBe(false);
  run.answers('listCampaigns', { type: 'answer.campaigns', ids: [6, 7] });
  expect(run.emitted).toEqual([{ type: 'notice', id: 'deleteCampaign', message: null, status: 500 }]);
  expect(run.has('modal')).toBe(true);
  expect(run.context().removed).toEqual([]);
  run.send({ type: 'close' });
  expect(run.at()).toEqual(['closed']);
});

it('is done when the campaign is gone, whoever removed it and whatever was answered [O4.07]', () => {
  const run = open();
  run.send({ type: 'confirm' });
  run.breaks('deleteCampaign');
  run.answers('listCampaigns', { type: 'answer.campaigns', ids: [6] });
  expect([run.at(), run.context().removed, run.emitted]).toEqual([['closed'], [7], []]);
});

it('tells that it failed when it cannot be looked for either', () => {
  const run = open();
  run.send({ type: 'confirm' });
  run.answers('deleteCampaign', refused('No', 400));
  run.answers('listCampaigns', refused(null, 500));
  expect(run.emitted).toEqual([{ type: 'notice', id: 'deleteCampaign', message: 'No', status: 400 }]);
  expect(run.at()).toEqual(['confirming']);
});

it('deletes by id [O7.12]', async () => {
  const never = scripted(new Error('must not be called')).call;
  const { call, given } = scripted({ id: 7 });
  await expect(
    ask(campaignRemovalActors({ deleteCampaign: call, listCampaigns: never }).deleteCampaign, { id: 7 }),
  ).resolves.toEqual(removed);
  expect(given).toEqual([{ params: { id: 7 } }]);
});

it('looks for the campaigns there are', async () => {
  const { call } = scripted([{ id: 6 }, { id: 8 }]);
  const { listCampaigns } = campaignRemovalActors({ deleteCampaign: call, listCampaigns: call });
  await expect(ask(listCampaigns)).resolves.toEqual({ type: 'answer.campaigns', ids: [6, 8] });
});
