import { apiError, refused } from '../testing/answers';
import { ask } from '../testing/ask';
import {
  campaignCreationActors,
  dropDecision,
  recallCampaign,
  type CampaignCreationCall,
  type DecisionStore,
} from './campaign-creation.actors';
import { readDecisions, type KeptDecisions } from './campaign-decision.rules';

const campaign = { amount: 20, countries: ['US', 'GB'] };
const start = Date.parse('2026-11-20T10:00:00Z');
const hour = 3_600_000;
const wanted: CampaignCreationCall = { campaign, account: 5, last: null };

/** A browser: what it keeps, whether another tab is at it, its clock. */
function browser(kept: unknown = null) {
  const here = { kept, now: start, isTaken: false, keys: 0 };
  const store: DecisionStore = {
    recall: () => here.kept,
    keep: (next: KeptDecisions) => {
      here.kept = JSON.parse(JSON.stringify(next));
    },
    withLock: (work) => (here.isTaken ? Promise.resolve(null) : work()),
    newKey: () => `decision-${(here.keys += 1)}`,
    now: () => here.now,
  };
  return { here, store };
}

/** A server that answers each creation with the next of `replies`. */
function server(replies: readonly (Error | 'created')[], store: DecisionStore, staysOpen = false) {
  const asked: unknown[] = [];
  const left = [...replies];
  const createCampaign = (input: unknown, options: unknown): Promise<never> => {
    asked.push([input, options]);
    const reply = left.shift();
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve({ id: 7 } as never);
  };
  const actors = campaignCreationActors({ api: { createCampaign }, store, staysOpen });
  return { asked, create: (call = wanted) => ask(actors.createCampaign, call) };
}

const request = (key: string, amount = 20, countries = ['US', 'GB']) => [
  { body: { amount, targeted_locations: countries } },
  { idempotencyKey: key },
];
const lost = () => apiError(0, { kind: 'network' });

it('sends amount and targeted locations under the key of the decision, and is done with it [O7.10, S7.37]', async () => {
  const { here, store } = browser();
  const { create, asked } = server(['created'], store);
  await expect(create()).resolves.toEqual({ type: 'answer.done' });
  expect(asked).toEqual([request('decision-1')]);
  expect(here.kept).toEqual({ open: null, last: 'decision-1' });
});

it('keeps the decision before it is sent, and repeats it under its key after a lost answer, also after a reload [decisions 5]', async () => {
  const { here, store } = browser();
  const before = server([lost()], store);
  await expect(before.create()).resolves.toEqual(refused(null, 0));
  expect(recallCampaign(store, 5)).toEqual({ open: { campaign, created: false }, last: null });
  here.now = start + 22 * hour;
  const after = server(['created'], browser(here.kept).store);
  await after.create({ ...wanted, campaign: { amount: 20, countries: ['GB', 'US'] } });
  expect(after.asked).toEqual(before.asked);
});

it('is a new decision once the server refused the last one for certain', async () => {
  const { store } = browser();
  const { create, asked } = server([apiError(400), 'created'], store);
  await expect(create()).resolves.toEqual(refused(null, 400));
  await create();
  expect(asked).toEqual([request('decision-1'), request('decision-2')]);
});

it('sends nothing when another tab has created one meanwhile, and goes on when that is known [decisions 5]', async () => {
  const { store } = browser();
  await server(['created'], store).create();
  const { create, asked } = server(['created'], store);
  await expect(create()).resolves.toEqual({ type: 'answer.overtaken', last: 'decision-1' });
  expect(asked).toEqual([]);
  await create({ ...wanted, last: 'decision-1' });
  expect(asked).toEqual([request('decision-2')]);
});

it('sends nothing while another tab is at it, or asked for another campaign without an answer', async () => {
  const { here, store } = browser();
  here.isTaken = true;
  const { create, asked } = server([lost()], store);
  await expect(create()).resolves.toEqual({ type: 'answer.elsewhere' });
  expect(asked).toEqual([]);
  here.isTaken = false;
  await create();
  await expect(create({ ...wanted, campaign: { amount: 30, countries: ['US'] } })).resolves.toEqual({
    type: 'answer.undecided',
    campaign,
  });
  expect(asked).toHaveLength(1);
});

it('holds a decision that took effect until what comes after it is done', async () => {
  const { store } = browser();
  await server(['created'], store, true).create();
  expect(recallCampaign(store, 5)).toEqual({ open: { campaign, created: true }, last: 'decision-1' });
  dropDecision(store, 5);
  expect(recallCampaign(store, 5)).toEqual({ open: null, last: 'decision-1' });
});

const decision = { key: 'decision-1', campaign, account: 5, at: start, created: false };
const strange: [string, unknown][] = [
  ['nothing', null],
  ['text', 'decision'],
  ['another account', { open: { ...decision, account: 6 } }],
  ['a key that is none', { open: { ...decision, key: 'a b' } }],
  ['a campaign that is none', { open: { ...decision, campaign: { amount: 20, countries: ['<b>'] } } }],
  ['an amount that is none', { open: { ...decision, campaign: { amount: '20', countries: ['US'] } } }],
  ['a campaign that is not valid', { open: { ...decision, campaign: { amount: 0, countries: ['US'] } } }],
  ['more than 23 hours', { open: { ...decision, at: start - 23 * hour - 1 } }],
  ['a moment to come', { open: { ...decision, at: start + 1 } }],
];

it.each(strange)('takes %s for no decision', (_what, kept) => {
  expect(readDecisions(kept, 5, start).open).toBeNull();
});

it('reads a decision as it was kept, 23 hours long', () => {
  const kept = { open: { ...decision, at: start - 23 * hour }, last: 'decision-0' };
  expect(readDecisions(kept, 5, start)).toEqual(kept);
});
