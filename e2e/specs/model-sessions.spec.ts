import {
  drivers,
  importSession,
  modelOf,
  readSession,
  replay,
  replayInChromium,
  replayInJsdom,
  signInTo,
} from '@listings/model-testing/chromium';
import { models, sentenceOf } from '@listings/shared-machines/models';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { it, openStore, type Scene } from '../src/scene';

openStore();

const number = '2133734253';
const wrongCode = '904817';
const folder = mkdtempSync(join(tmpdir(), 'e2e-session-'));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openHelp({ page, open }: Scene) {
  await open('/google/settings');
  await button(page, 'Record a problem').click();
  return page.getByRole('dialog', { name: 'Get help' });
}

/** Verifies the phone number by hand, at the second try. */
async function verifyPhone({ page, open, store }: Scene) {
  await store.scenario('shipping-saved');
  await open('/google/setup-mc?step=store_requirements');
  await page.getByRole('textbox', { name: 'Phone number' }).pressSequentially(number);
  await page.getByRole('radio', { name: 'Phone call' }).check();
  await button(page, 'Send verification code').click();
  const boxes = page.getByRole('group', { name: 'Verification code' }).getByRole('textbox');
  await boxes.first().click();
  await page.keyboard.type(wrongCode);
  await button(page, 'Verify phone number').click();
  await page.getByText(/^Wrong verification code/).waitFor();
  const [sent] = await store.phone();
  await boxes.first().click();
  await page.keyboard.type(sent?.code ?? '');
  await button(page, 'Verify phone number').click();
  await page.getByText('Verified', { exact: true }).waitFor();
  return sent?.code ?? '';
}

type StateNode = (typeof models)[number]['machine']['root'];
const nodesBelow = (node: StateNode): readonly StateNode[] => [
  node,
  ...Object.values<StateNode>(node.states).flatMap(nodesBelow),
];

/** Every word a recorded session may hold: names of models and charts. */
function vocabulary(): ReadonlySet<string> {
  const words = ['user', 'server', 'machine', 'clock', 'model-session/1'];
  for (const { id, machine, moves, answers, reports = {} } of models) {
    words.push(id, ...Object.keys(moves));
    for (const [call, named] of Object.entries({ ...answers, ...reports })) words.push(call, ...Object.keys(named));
    for (const node of nodesBelow(machine.root)) {
      words.push(node.path.join('.'));
      for (const { eventType } of node.after) words.push(String(eventType).replace('xstate.after.', ''));
    }
  }
  for (const screen of ['/google/settings', '/google/setup-mc?step=store_requirements']) words.push(screen);
  return new Set(words);
}

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** Steps done by hand, with the samples of the model. */
const byHand = [
  'the admin types an invalid number',
  'the admin types a valid number',
  'the admin picks a phone call',
  'the admin sends the code',
  'the server answers requestVerificationCode: code sent',
  'the admin types three digits',
  'the admin types six digits',
  'the admin verifies',
  'the server answers verifyPhoneNumber: wrong code',
  'the admin types three digits',
  'the admin types six digits',
  'the admin verifies',
  'the server answers verifyPhoneNumber: verified',
];

/** Kept by the first test for those that replay it. */
let recorded = '';

describe('a session an admin records by hand', () => {
  it('goes on over page changes, is looked at and downloaded, and holds names alone [B-5]', async (scene) => {
    const { page, store } = scene;
    scene.problems.allow(/Failed to load resource.*status of 400/);
    await store.scenario('complete');
    await (await openHelp(scene)).getByRole('switch', { name: 'Record what I do' }).check();
    const code = await verifyPhone(scene);
    await store.scenario('complete');
    const help = await openHelp(scene);
    await help.getByText('user: types a valid number', { exact: false }).first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      help.getByRole('button', { name: 'Download the recording' }).click(),
    ]);
    recorded = join(folder, 'recording.json');
    await download.saveAs(recorded);
    const text = readFileSync(recorded, 'utf8');
    for (const secret of [number, number.slice(-4), code, wrongCode, '@', 'US', 'verification-'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    const known = vocabulary();
    expect(textsIn(JSON.parse(text)).filter((word) => !known.has(word))).toEqual([]);
    await help.getByRole('button', { name: 'Delete the recording' }).click();
    await help.getByText('Nothing was recorded yet.').waitFor();
    await help.getByRole('switch', { name: 'Record what I do' }).uncheck();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('session')))).toEqual([]);
  });

  it(
    'replays on the machine, on the screen in jsdom, and by `replay --front` on a front end that is deployed',
    async ({ store }) => {
      const walks = importSession(readSession(readFileSync(recorded, 'utf8')), 'by hand');
      const walk = walks.find(({ recording }) => recording.model === 'phoneVerification');
      if (walk === undefined) throw new Error('no phone verification was recorded');
      const { recording, differences } = walk;
      expect(differences).toEqual([]);
      expect(recording.steps.map(sentenceOf)).toEqual(byHand);
      const model = modelOf('phoneVerification');
      expect(replay(model, recording)).toEqual({ ok: true });

      const file = join(folder, 'by-hand.json');
      writeFileSync(file, JSON.stringify(recording));
      const inJsdom = await replayInJsdom({ model: 'phoneVerification', recording: file });
      expect(inJsdom.ok ? '' : inJsdom.output).toBe('');

      expect([recording.screen, recording.steps[1]?.took]).toEqual([
        '/google/setup-mc?step=store_requirements',
        expect.any(Number),
      ]);
      // A front end that was deployed into a folder, in front of the store's REST API, not the one it was recorded on.
      await store.scenario(drivers.phoneVerification.scenario);
      const place = join(folder, 'place');
      cpSync(join(process.cwd(), 'dist/release'), place, { recursive: true });
      const deployed = await store.startInFront({ RELEASE_DIR: place });
      const asked = (await store.calls()).length;
      const inBrowser = await replayInChromium({
        model: 'phoneVerification',
        recording: file,
        front: await signInTo(deployed.signInUrl),
      });
      expect(inBrowser.ok ? '' : inBrowser.output).toBe('');
      expect((await store.calls()).length).toBeGreaterThan(asked);
      expect(await deployed.stop()).toBe(0);
    },
    {},
    300_000,
  );
});
