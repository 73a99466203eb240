import { apiError, refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { explore } from '../testing/explore';
import { rehearse } from '../testing/rehearse';
import { campaignCreationActors } from './campaign-creation.actors';
import { campaignCreationMachine } from './campaign-creation.machine';

const campaign = { amount: 20, countries: ['US', 'GB'] };
const create = { type: 'create', campaign } as const;
const done = { type: 'answer.done' } as const;
const open = () => rehearse(campaignCreationMachine, { idempotencyKey: 'key' });
const creating = () => {
  const run = open();
  run.send(create);
  return run;
};
const creation = (key: string, what = campaign) => [
  { src: 'createCampaign', input: { campaign: what, idempotencyKey: key } },
];
const track = {
  type: 'track',
  name: 'gla_launch_paid_campaign_button_click',
  properties: { audiences: 'US,GB', budget: 20 },
};

it('creates a campaign, says so and leads back to the dashboard [O2.53, O8.11]', () => {
  const run = creating();
  expect(run.asks()).toEqual(creation('key-0'));
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

it.each([0, 408, 429, 500, 503])('repeats the very same request when status %s leaves its outcome open', (status) => {
  const run = creating();
  run.answers('createCampaign', refused(null, status));
  expect(run.has('unsure')).toBe(true);
  expect(run.emitted).toEqual([track, { type: 'notice', id: 'createCampaign', message: null, status }]);
  run.send({ type: 'create', campaign: { amount: 99, countries: ['DE'] } });
  expect(run.asks()).toEqual(creation('key-0'));
});

it('repeats the very same request when nothing arrived at all', () => {
  const run = creating();
  run.breaks('createCampaign');
  run.send(create);
  expect(run.asks()).toEqual(creation('key-0'));
});

it('is another request only after the server refused the last one for certain', () => {
  const run = creating();
  run.answers('createCampaign', refused('A campaign with this name already exists', 400));
  const changed = { amount: 30, countries: ['US'] };
  run.send({ type: 'create', campaign: changed });
  expect(run.asks()).toEqual(creation('key-1', changed));
});

it('handles every answer in every situation', () => {
  const { findings } = explore(campaignCreationMachine, {
    input: { idempotencyKey: 'key' },
    moves: [create],
    answers: { createCampaign: [done, refused(null, 500), refused(null, 400)] },
    abstract: ({ round }) => Math.min(round, 1),
  });
  expect(findings).toEqual([]);
});

it('sends amount and targeted locations [O7.10, S7.37]', async () => {
  const { call, given } = scripted({ id: 7 });
  const { createCampaign } = campaignCreationActors({ createCampaign: call });
  await expect(ask(createCampaign, { campaign, idempotencyKey: 'key-0' })).resolves.toEqual(done);
  expect(given).toEqual([{ body: { amount: 20, targeted_locations: ['US', 'GB'] } }]);
  const failing = campaignCreationActors({ createCampaign: scripted(apiError(500)).call });
  await expect(ask(failing.createCampaign, { campaign, idempotencyKey: 'key-0' })).resolves.toEqual(refused(null, 500));
});

it('hands the idempotency key to the client', async () => {
  const createCampaign = jest.fn(() => Promise.reject(apiError(500)));
  await ask(campaignCreationActors({ createCampaign }).createCampaign, { campaign, idempotencyKey: 'key-3' });
  expect(createCampaign).toHaveBeenCalledWith(expect.anything(), { idempotencyKey: 'key-3' });
});
