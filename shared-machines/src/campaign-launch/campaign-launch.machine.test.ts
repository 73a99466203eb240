import { refused } from '../testing/answers';
import { explore } from '../testing/explore';
import { rehearse } from '../testing/rehearse';
import { campaignLaunchMachine } from './campaign-launch.machine';

const campaign = { amount: 20, countries: ['US', 'GB'] };
const launch = { type: 'launch', campaign } as const;
const done = { type: 'answer.done' } as const;
const open = () => rehearse(campaignLaunchMachine, { idempotencyKey: 'key' });
const creating = () => {
  const run = open();
  run.send(launch);
  run.answers('connectAdsAccount', done);
  return run;
};
const creation = (key: string, what = campaign) => [
  { src: 'createCampaign', input: { campaign: what, idempotencyKey: key } },
];
const notices = (run: ReturnType<typeof open>) => run.emitted.filter(({ type }) => type === 'notice');

it('finishes the account, creates the campaign, completes the setup and loads the dashboard with its guide [S4.23, S2.32]', () => {
  const run = open();
  run.send(launch);
  expect(run.asks()).toEqual([{ src: 'connectAdsAccount', input: undefined }]);
  run.answers('connectAdsAccount', done);
  expect(run.asks()).toEqual(creation('key-0'));
  run.answers('createCampaign', done);
  expect(run.asks()).toEqual([{ src: 'completeAdsSetup', input: undefined }]);
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

it.each([0, 500, 429])(
  'repeats the very same request when status %s leaves open whether a campaign was created',
  (status) => {
    const run = creating();
    run.answers('createCampaign', refused(null, status));
    expect(notices(run)).toEqual([{ type: 'notice', id: 'createCampaign', message: null, status }]);
    run.send({ type: 'launch', campaign: { amount: 99, countries: ['DE'] } });
    expect(run.asks()).toEqual(creation('key-0'));
  },
);

it('sends another request only after the server refused the last one for certain', () => {
  const run = creating();
  run.answers('createCampaign', refused('Bad.', 400));
  const changed = { amount: 30, countries: ['US'] };
  run.send({ type: 'launch', campaign: changed });
  run.answers('connectAdsAccount', done);
  expect(run.asks()).toEqual(creation('key-1', changed));
});

it('only completes the setup again when that was what failed', () => {
  const run = creating();
  run.answers('createCampaign', done);
  run.answers('completeAdsSetup', refused(null, 500));
  expect(notices(run)).toEqual([{ type: 'notice', id: 'completeAdsSetup', message: null, status: 500 }]);
  run.send(launch);
  expect(run.asks()).toEqual([{ src: 'completeAdsSetup', input: undefined }]);
});

it('tells that the account could not be finished, and can be launched again', () => {
  const run = open();
  run.send(launch);
  run.answers('connectAdsAccount', refused('Billing.', 428));
  expect(notices(run)).toEqual([{ type: 'notice', id: 'finishAdsAccount', message: 'Billing.', status: 428 }]);
  expect(run.can(launch)).toBe(true);
});

it('handles every answer in every situation', () => {
  const answers = [done, refused(null, 0)];
  const { findings } = explore(campaignLaunchMachine, {
    input: { idempotencyKey: 'key' },
    moves: [launch],
    answers: { connectAdsAccount: answers, createCampaign: answers, completeAdsSetup: answers },
  });
  expect(findings).toEqual([]);
});
