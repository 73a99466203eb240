import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import type { CampaignMemory } from '../campaign-creation/campaign-decision.rules';
import { campaignLaunchMachine } from './campaign-launch.machine';

const campaign = { amount: 20, countries: ['US', 'GB'] };
const launch = { type: 'launch', campaign } as const;
const done = { type: 'answer.done' } as const;
const nothing: CampaignMemory = { open: null, last: null };
const open = (memory = nothing) => drive(campaignLaunchMachine, { account: 5, memory });
const creating = () => {
  const run = open();
  run.send(launch);
  run.answers('connectAdsAccount', done);
  return run;
};
const creation = (what = campaign) => [{ src: 'createCampaign', input: { campaign: what, account: 5, last: null } }];
const completion = [{ src: 'completeAdsSetup', input: { account: 5 } }];
const notices = (run: ReturnType<typeof open>) => run.emitted.filter(({ type }) => type === 'notice');

it('finishes the account, creates the campaign, completes the setup and loads the dashboard with its guide [S4.23, S2.32]', () => {
  const run = open();
  run.send(launch);
  expect(run.asks()).toEqual([{ src: 'connectAdsAccount', input: undefined }]);
  run.answers('connectAdsAccount', done);
  expect(run.asks()).toEqual(creation());
  run.answers('createCampaign', done);
  expect(run.asks()).toEqual(completion);
  run.answers('completeAdsSetup', done);
  expect(run.emitted).toEqual([
    {
      type: 'track',
      name: 'gla_launch_paid_campaign_button_click',
      properties: { audiences: 'US,GB', budget: 20 },
    },
    {
      type: 'goto',
      to: { path: '/google/dashboard', params: { guide: 'campaign-creation-success' } },
      how: 'load',
    },
  ]);
});

it('launches no campaign that is not valid [S4.23]', () => {
  expect(open().can({ type: 'launch', campaign: { amount: 0, countries: ['US'] } })).toBe(false);
});

it('ignores a second launch while one is running', () => {
  const run = creating();
  run.send(launch);
  expect(run.can(launch)).toBe(false);
  run.answers('createCampaign', done);
  expect(run.can(launch)).toBe(false);
});

it.each([0, 500, 429, 401, 409])(
  'repeats the very same request when status %s leaves open whether a campaign was created',
  (status) => {
    const run = creating();
    run.answers('createCampaign', refused(null, status));
    expect(notices(run)).toEqual([{ type: 'notice', id: 'createCampaign', message: null, status }]);
    run.send({ type: 'launch', campaign: { amount: 99, countries: ['DE'] } });
    expect(run.asks()).toEqual(creation());
  },
);

it('sends another request only after the server refused the last one for certain', () => {
  const run = creating();
  run.answers('createCampaign', refused('Bad.', 400));
  const changed = { amount: 30, countries: ['US'] };
  run.send({ type: 'launch', campaign: changed });
  run.answers('connectAdsAccount', done);
  expect(run.asks()).toEqual(creation(changed));
});

it('only completes the setup again when that was what failed', () => {
  const run = creating();
  run.answers('createCampaign', done);
  run.answers('completeAdsSetup', refused(null, 500));
  expect(notices(run)).toEqual([{ type: 'notice', id: 'completeAdsSetup', message: null, status: 500 }]);
  run.send(launch);
  expect(run.asks()).toEqual(completion);
});

it('tells that the account could not be finished, and can be launched again', () => {
  const run = open();
  run.send(launch);
  run.answers('connectAdsAccount', refused('Billing.', 428));
  expect(notices(run)).toEqual([{ type: 'notice', id: 'finishAdsAccount', message: 'Billing.', status: 428 }]);
  expect(run.can(launch)).toBe(true);
});

it('comes back to what nobody knows the outcome of, and asks for that very campaign again [decisions 5]', () => {
  const run = open({ open: { campaign, created: false }, last: null });
  expect(run.has('unsure')).toBe(true);
  run.send({ type: 'launch', campaign: { amount: 99, countries: ['DE'] } });
  expect(run.asks()).toEqual(creation());
});

it('comes back to a campaign that exists and only completes the setup [decisions 5]', () => {
  const run = open({ open: { campaign, created: true }, last: 'a-key-of-mine' });
  expect(run.has('created')).toBe(true);
  expect(run.can({ type: 'start.over' })).toBe(false);
  run.send(launch);
  expect(run.asks()).toEqual(completion);
});

it('only completes what another tab has launched meanwhile [decisions 5]', () => {
  const run = creating();
  run.answers('createCampaign', { type: 'answer.overtaken', last: 'a-key-of-theirs' });
  expect(run.asks()).toEqual(completion);
});

it('sends nothing and says so while another tab is launching', () => {
  const run = creating();
  run.answers('createCampaign', { type: 'answer.elsewhere' });
  expect(notices(run)).toEqual([{ type: 'notice', id: 'busyElsewhere', message: null, status: 409 }]);
  expect(run.can(launch)).toBe(true);
});

it('takes over what another tab asked for without an answer, and repeats that', () => {
  const run = creating();
  const theirs = { amount: 30, countries: ['DE'] };
  run.answers('createCampaign', { type: 'answer.undecided', campaign: theirs });
  expect(run.context().campaign).toEqual(theirs);
  run.send(launch);
  expect(run.asks()).toEqual(creation(theirs));
});

it('can be started over when the outcome stays unknown: nobody is stuck', () => {
  const run = open({ open: { campaign, created: false }, last: null });
  run.send({ type: 'start.over' });
  expect(run.emitted).toEqual([{ type: 'campaign.forgotten' }]);
  const changed = { amount: 30, countries: ['US'] };
  run.send({ type: 'launch', campaign: changed });
  run.answers('connectAdsAccount', done);
  expect(run.asks()).toEqual(creation(changed));
});
