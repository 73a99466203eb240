import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { campaignCreationMachine } from './campaign-creation.machine';
import type { CampaignMemory } from './campaign-decision.rules';

const campaign = { amount: 20, countries: ['US', 'GB'] };
const create = { type: 'create', campaign } as const;
const done = { type: 'answer.done' } as const;
const nothing: CampaignMemory = { open: null, last: null };
const open = (memory = nothing) => drive(campaignCreationMachine, { account: 5, memory });
const creating = () => {
  const run = open();
  run.send(create);
  return run;
};
const creation = (what = campaign, last: string | null = null) => [
  { src: 'createCampaign', input: { campaign: what, account: 5, last } },
];
const track = {
  type: 'track',
  name: 'gla_launch_paid_campaign_button_click',
  properties: { audiences: 'US,GB', budget: 20 },
};

it('creates a campaign, says so and leads back to the dashboard [O2.53, O8.11]', () => {
  const run = creating();
  expect(run.asks()).toEqual(creation());
  run.answers('createCampaign', done);
  expect(run.emitted).toEqual([
    track,
    { type: 'campaign.created' },
    { type: 'goto', to: { path: '/google/dashboard' }, how: 'push' },
  ]);
  expect(run.has('done')).toBe(true);
});

it.each([
  ['no country', { amount: 20, countries: [] }],
  ['no amount', { amount: 0, countries: ['US'] }],
])('creates nothing with %s [O5.06]', (_what, wrong) => {
  expect(open().can({ type: 'create', campaign: wrong })).toBe(false);
});

it('ignores a second click while one creation is under way', () => {
  const run = creating();
  expect(run.can(create)).toBe(false);
  run.send(create);
  expect(run.asks()).toHaveLength(1);
});

it.each([0, 401, 408, 409, 429, 500, 503])(
  'repeats the very same request when status %s leaves its outcome open',
  (status) => {
    const run = creating();
    run.answers('createCampaign', refused(null, status));
    expect(run.has('unsure')).toBe(true);
    expect(run.emitted).toEqual([track, { type: 'notice', id: 'createCampaign', message: null, status }]);
    run.send({ type: 'create', campaign: { amount: 99, countries: ['DE'] } });
    expect(run.asks()).toEqual(creation());
  },
);

it('repeats the very same request when nothing arrived at all', () => {
  const run = creating();
  run.breaks('createCampaign');
  run.send(create);
  expect(run.asks()).toEqual(creation());
});

it('is another request after the server refused the last one for certain', () => {
  const run = creating();
  run.answers('createCampaign', refused('A campaign with this name already exists', 400));
  const changed = { amount: 30, countries: ['US'] };
  run.send({ type: 'create', campaign: changed });
  expect(run.asks()).toEqual(creation(changed));
});

it('comes back to what nobody knows the outcome of, and can start over [decisions 5]', () => {
  const run = open({ open: { campaign, created: false }, last: null });
  expect(run.has('unsure')).toBe(true);
  run.send({ type: 'start.over' });
  expect(run.emitted).toEqual([{ type: 'campaign.forgotten' }]);
  const changed = { amount: 30, countries: ['US'] };
  run.send({ type: 'create', campaign: changed });
  expect(run.asks()).toEqual(creation(changed));
});

it('has nothing to come back to when the campaign was created', () => {
  expect(open({ open: { campaign, created: true }, last: 'a-key-of-mine' }).at()).toEqual(['ready']);
});

it('asks once more before there are two, when another tab has created one meanwhile [decisions 5]', () => {
  const run = creating();
  run.answers('createCampaign', { type: 'answer.overtaken', last: 'a-key-of-theirs' });
  expect([run.at(), run.has('overtaken')]).toEqual([['overtaken'], true]);
  run.send(create);
  expect(run.asks()).toEqual(creation(campaign, 'a-key-of-theirs'));
});

it('takes over what another tab asked for without an answer', () => {
  const run = creating();
  const theirs = { amount: 30, countries: ['DE'] };
  run.answers('createCampaign', { type: 'answer.undecided', campaign: theirs });
  run.send(create);
  expect(run.asks()).toEqual(creation(theirs));
});

it('sends nothing and says so while another tab is creating', () => {
  const run = creating();
  run.answers('createCampaign', { type: 'answer.elsewhere' });
  expect(run.emitted.at(-1)).toEqual({ type: 'notice', id: 'busyElsewhere', message: null, status: 409 });
  expect(run.can(create)).toBe(true);
});
