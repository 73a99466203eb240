import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { campaignBudgetActors, campaignBudgetMachine } from './campaign-budget.machine';

const save = { type: 'save', amount: 35 } as const;
const updated = { type: 'answer.updated' } as const;
const open = () => drive(campaignBudgetMachine, { id: 7 });

it('changes the amount, tells the new one and leads back to the dashboard [O2.53]', () => {
  const run = open();
  run.send(save);
  expect(run.asks()).toEqual([{ src: 'updateCampaign', input: { id: 7, amount: 35 } }]);
  run.answers('updateCampaign', updated);
  expect(run.emitted).toEqual([
    { type: 'budget.saved', amount: 35 },
    { type: 'goto', to: { path: '/google/dashboard' }, how: 'push' },
  ]);
});

it('saves no amount of 0 [O5.06], and nothing twice', () => {
  const run = open();
  expect(run.can({ type: 'save', amount: 0 })).toBe(false);
  run.send(save);
  expect(run.can(save)).toBe(false);
});

it('tells that it failed, and can be saved again [O8.09]', () => {
  const run = open();
  run.send(save);
  run.answers('updateCampaign', refused('Bad.', 400));
  expect(run.emitted).toEqual([{ type: 'notice', id: 'updateCampaign', message: 'Bad.', status: 400 }]);
  run.send({ type: 'save', amount: 40 });
  expect(run.asks()).toEqual([{ src: 'updateCampaign', input: { id: 7, amount: 40 } }]);
});

it('sends nothing but the amount [O7.11]', async () => {
  const { call, given } = scripted({ id: 7 });
  const { updateCampaign } = campaignBudgetActors({ updateCampaign: call });
  await expect(ask(updateCampaign, { id: 7, amount: 35 })).resolves.toEqual(updated);
  expect(given).toEqual([{ params: { id: 7 }, body: { amount: 35 } }]);
});
