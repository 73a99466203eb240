import { refused } from '../testing/answers';
import { ask, scripted } from '../testing/ask';
import { drive } from '../testing/drive';
import { campaignRemovalActors, campaignRemovalMachine, removalGrace } from './campaign-removal.machine';

const campaign = { id: 7, name: 'Summer' };
const removed = { type: 'answer.removed' } as const;
const start = () => drive(campaignRemovalMachine, campaign);
const told = (...types: string[]) => types.map((type) => ({ type }));

/** Confirmed, and the time to take it back is over. */
function sent() {
  const run = start();
  run.send({ type: 'confirm' });
  run.passes(removalGrace);
  return run;
}

it('removes a campaign only ten seconds after a confirmation [O4.07]', () => {
  const run = start();
  expect(run.has('modal')).toBe(true);
  run.send({ type: 'confirm' });
  expect([run.has('modal'), run.has('gone'), run.asks()]).toEqual([false, true, []]);
  run.passes(9999);
  expect(run.asks()).toEqual([]);
  run.passes(1);
  expect(run.asks()).toEqual([{ src: 'deleteCampaign', input: { id: 7 } }]);
  run.answers('deleteCampaign', removed);
  expect(run.at()).toEqual(['removed']);
  expect(run.emitted).toEqual(told('removal.waiting', 'removal.sent', 'removal.done'));
});

it('sends nothing when it is taken back within the ten seconds [O4.07]', () => {
  const run = start();
  run.send({ type: 'confirm' });
  run.passes(9999);
  run.send({ type: 'undo' });
  run.passes(60_000);
  expect([run.at(), run.asks(), run.has('gone')]).toEqual([['kept'], [], false]);
  expect(run.emitted).toEqual(told('removal.waiting', 'removal.undone'));
});

it('sends what was confirmed at once when the page is left, once [O4.07]', () => {
  const run = start();
  run.send({ type: 'confirm' });
  run.send({ type: 'page.left' });
  expect(run.asks()).toEqual([{ src: 'deleteCampaign', input: { id: 7 } }]);
  run.send({ type: 'page.left' });
  run.passes(removalGrace);
  expect(run.asks()).toHaveLength(1);
});

it('cannot be taken back once it was sent', () => {
  const run = sent();
  expect([run.can({ type: 'undo' }), run.can({ type: 'confirm' })]).toEqual([false, false]);
});

it('asks for nothing when the campaign is kept', () => {
  const run = start();
  run.send({ type: 'close' });
  run.passes(60_000);
  expect([run.at(), run.asks(), run.emitted]).toEqual([['kept'], [], []]);
});

it('tells when the campaign could not be removed and is still there [O8.09]', () => {
  const run = sent();
  run.answers('deleteCampaign', refused(null, 500));
  expect(run.asks()).toEqual([{ src: 'listCampaigns', input: undefined }]);
  run.answers('listCampaigns', { type: 'answer.campaigns', ids: [6, 7] });
  expect(run.emitted.at(-1)).toEqual({ type: 'notice', id: 'deleteCampaign', message: null, status: 500 });
  expect([run.at(), run.has('gone')]).toEqual([['kept'], false]);
});

it('is done when the campaign is gone, whoever removed it and whatever was answered [O4.07]', () => {
  const run = sent();
  run.breaks('deleteCampaign');
  run.answers('listCampaigns', { type: 'answer.campaigns', ids: [6] });
  expect([run.at(), run.emitted.at(-1)]).toEqual([['removed'], { type: 'removal.done' }]);
});

it('tells that it failed when it cannot be looked for either', () => {
  const run = sent();
  run.answers('deleteCampaign', refused('No', 400));
  run.answers('listCampaigns', refused(null, 500));
  expect(run.emitted.at(-1)).toEqual({ type: 'notice', id: 'deleteCampaign', message: 'No', status: 400 });
  expect(run.at()).toEqual(['kept']);
});

it('deletes by id, in a request that outlives the page [O7.12]', async () => {
  const never = scripted(new Error('must not be called')).call;
  const given: unknown[] = [];
  const deleteCampaign = async (...input: unknown[]) => {
    given.push(input);
    return { id: 7, status: 'success', message: '' };
  };
  await expect(
    ask(campaignRemovalActors({ deleteCampaign, listCampaigns: never }).deleteCampaign, { id: 7 }),
  ).resolves.toEqual(removed);
  expect(given).toEqual([[{ params: { id: 7 } }, { outlivesPage: true }]]);
});

it('looks for the campaigns there are', async () => {
  const { call } = scripted([{ id: 6 }, { id: 8 }]);
  const { listCampaigns } = campaignRemovalActors({ deleteCampaign: call, listCampaigns: call });
  await expect(ask(listCampaigns)).resolves.toEqual({ type: 'answer.campaigns', ids: [6, 8] });
});
