import type { CampaignStatus } from '@listings/shared-api/contract';
import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { campaignStatusActors, campaignStatusMachine, shownCampaignStatus } from './campaign-status.machine';

const open = (stored: CampaignStatus) => {
  const rehearsal = drive(campaignStatusMachine, { id: 7, stored });
  return { ...rehearsal, shown: () => shownCampaignStatus(rehearsal.context()) };
};

it('enables a campaign at once and shows it before the server answered [O4.07]', () => {
  const campaign = open('paused');
  campaign.send({ type: 'campaign.enable' });
  expect(campaign.asks()).toEqual([{ src: 'updateCampaign', input: { id: 7, status: 'enabled' } }]);
  expect(campaign.shown()).toBe('enabled');
  campaign.answers('updateCampaign', { type: 'answer.updated' });
  expect(campaign.shown()).toBe('enabled');
  expect(campaign.has('busy')).toBe(false);
});

it('tells what is true once it is, and not before [O4.07]', () => {
  const campaign = open('enabled');
  campaign.send({ type: 'campaign.pause' });
  campaign.send({ type: 'pause.confirmed' });
  expect(campaign.emitted).toEqual([]);
  campaign.answers('updateCampaign', { type: 'answer.updated' });
  expect(campaign.emitted).toEqual([{ type: 'campaign.changed', status: 'paused' }]);
  campaign.send({ type: 'campaign.enable' });
  campaign.answers('updateCampaign', { type: 'answer.updated' });
  expect(campaign.emitted.at(-1)).toEqual({ type: 'campaign.changed', status: 'enabled' });
});

it('pauses a campaign after a confirmation only [O4.07]', () => {
  const campaign = open('enabled');
  campaign.send({ type: 'campaign.pause' });
  expect(campaign.has('confirming')).toBe(true);
  expect(campaign.shown()).toBe('enabled');
  expect(campaign.asks()).toEqual([]);
  campaign.send({ type: 'pause.confirmed' });
  expect(campaign.asks()).toEqual([{ src: 'updateCampaign', input: { id: 7, status: 'paused' } }]);
  expect(campaign.shown()).toBe('paused');
});

it('leaves a campaign as it is when pausing is not confirmed [O4.07]', () => {
  const campaign = open('enabled');
  campaign.send({ type: 'campaign.pause' });
  campaign.send({ type: 'pause.cancelled' });
  expect(campaign.shown()).toBe('enabled');
  expect(campaign.asks()).toEqual([]);
});

it('takes a refused change back and tells of it [O4.07, O8.09]', () => {
  const campaign = open('paused');
  campaign.send({ type: 'campaign.enable' });
  campaign.answers('updateCampaign', refused('Not now.', 400));
  expect(campaign.shown()).toBe('paused');
  expect(campaign.emitted).toEqual([{ type: 'notice', id: 'updateCampaign', message: 'Not now.', status: 400 }]);
});

it.each([
  ['is as it was wanted', 'enabled', 'enabled', 'campaign.changed'],
  ['is as it was', 'paused', 'paused', 'notice'],
  ['is gone', null, 'paused', 'notice'],
] as const)(
  'looks the campaign up when the answer was lost, before it is taken back: it %s [O4.07, O8.09]',
  (_how, status, shown, told) => {
    const campaign = open('paused');
    campaign.send({ type: 'campaign.enable' });
    campaign.answers('updateCampaign', refused(null, 0));
    expect([campaign.shown(), campaign.has('busy')]).toEqual(['enabled', true]);
    expect(campaign.asks()).toEqual([{ src: 'listCampaigns', input: { id: 7 } }]);
    campaign.answers('listCampaigns', { type: 'answer.found', status });
    expect([campaign.shown(), campaign.emitted.map(({ type }) => type)]).toEqual([shown, [told]]);
  },
);

it('takes a change back when it cannot be looked up either [O8.09]', () => {
  const campaign = open('paused');
  campaign.send({ type: 'campaign.enable' });
  campaign.breaks('updateCampaign');
  campaign.breaks('listCampaigns');
  expect(campaign.shown()).toBe('paused');
  expect(campaign.emitted).toEqual([{ type: 'notice', id: 'updateCampaign', message: null, status: 0 }]);
});

it('finds a campaign among those there are', async () => {
  const { call } = scripted([
    { id: 6, status: 'paused' },
    { id: 7, status: 'enabled' },
  ]);
  const { listCampaigns } = campaignStatusActors({ updateCampaign: call, listCampaigns: call });
  await expect(ask(listCampaigns, { id: 7 })).resolves.toEqual({ type: 'answer.found', status: 'enabled' });
  await expect(ask(listCampaigns, { id: 8 })).resolves.toEqual({ type: 'answer.found', status: null });
});

it('asks for no second change while one is under way', () => {
  const campaign = open('paused');
  campaign.send({ type: 'campaign.enable' });
  expect(campaign.can({ type: 'campaign.pause' })).toBe(false);
});

it('shows what the server holds once it was read again', () => {
  const campaign = open('paused');
  campaign.send({ type: 'campaign.enable' });
  campaign.answers('updateCampaign', { type: 'answer.updated' });
  campaign.send({ type: 'status.read', status: 'enabled' });
  campaign.send({ type: 'status.read', status: 'paused' });
  expect(campaign.shown()).toBe('paused');
});

it('offers nothing for a campaign in a state it does not know', () => {
  const campaign = open('unknown');
  expect(campaign.can({ type: 'campaign.enable' })).toBe(false);
  expect(campaign.can({ type: 'campaign.pause' })).toBe(false);
});
