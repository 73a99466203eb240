import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './run';
import { models } from '@listings/shared-machines/models';
import { machineStage } from '../replay/stage';
import { commandLine } from '../testing/command-line.fixture';

const { model, place, typed, within } = commandLine();

const copy = (from: string, to: string): void => {
  mkdirSync(dirname(within(to)), { recursive: true });
  writeFileSync(within(to), readFileSync(within(from), 'utf8'));
};

it('takes no recording of another model for its own, and takes none of it away', async () => {
  const at = place([model, { ...model, id: 'delivery' }]);
  await typed('generate', at);
  copy('recordings/order/arrows-1.json', 'recordings/delivery/arrows-7.json');
  const stray = within('recordings/delivery/arrows-7.json');
  const refused = { code: 2, text: `${stray}: is of order, not of delivery: move it, or mend "model".` };
  expect([await typed('generate delivery', at), await typed('replay delivery', at)]).toEqual([refused, refused]);
  expect(readdirSync(within('recordings/order'))).toEqual(['arrows-1.json', 'arrows-2.json']);
  expect(existsSync(stray)).toBe(true);
});

it('leaves recordings and reasons as they are when a hunt for mistakes is broken off', async () => {
  const files = () =>
    readdirSync(within('recordings/order')).map((file) => [
      file,
      readFileSync(within(`recordings/order/${file}`), 'utf8'),
    ]);
  await typed('record order --name short --steps "types an address; orders; placeOrder: placed; 60 s"');
  await typed('mutate --write');
  const before = [files(), readFileSync(within('explanations/mutants.json'), 'utf8')];
  expect(files().map(([file]) => file)).toEqual(['mutants-1.json', 'mutants-2.json', 'short.json']);
  const progress = (): void => {
    throw new Error('broken off');
  };
  const broken = run(['mutate', '--write'], place(), { print: () => {}, progress, ask: () => Promise.resolve(null) });
  await expect(broken).rejects.toThrow('broken off');
  expect([files(), readFileSync(within('explanations/mutants.json'), 'utf8')]).toEqual(before);
});

it('writes over no recording: neither under a name that is given nor under one at the prompt', async () => {
  await typed('generate');
  const first = within('recordings/order/arrows-1.json');
  const before = readFileSync(first, 'utf8');
  const taken = `${first} is there already: another --name.`;
  expect(await typed('record order --name "arrows 1" --steps "types an address"')).toEqual({ code: 2, text: taken });
  const prompted = await typed('record order', place(), ['1', '', 'Arrows 1', 'mine']);
  expect([prompted.code, prompted.text.split('\n').slice(-3)]).toEqual([
    0,
    [taken, 'Name: ', `${within('recordings/order/mine.json')}: 1 step, ends in editing`],
  ]);
  expect(readFileSync(first, 'utf8')).toBe(before);
});

it('counts the walks of a session by their machine, and says of the session itself what makes recordings of it', async () => {
  const session = within('session.json');
  const walkOf = (id: string) => {
    const known = models.find((each) => each.id === id) ?? model;
    return { model: id, start: machineStage(known, null).observe().state, steps: [] };
  };
  const walks = ['campaignStatus', 'campaignBudget', 'campaignStatus'].map(walkOf);
  writeFileSync(session, JSON.stringify({ format: 'model-session/1', walks }));
  const paths = ['campaign-status/slow-1', 'campaign-budget/slow-1', 'campaign-status/slow-2'];
  expect((await typed(`record import ${session} --name slow`)).text.split('\n')).toEqual(
    paths.map((path) => `${within(`recordings/${path}.json`)}: 0 steps`),
  );
  expect(await typed(`replay --file ${session}`)).toEqual({
    code: 2,
    text: `${session}: a session that an admin recorded: \`npm run model -- record import FILE\` makes recordings of it`,
  });
});

it('gives each walk of a session a file of its own, also under a long name', async () => {
  const removal = models.find(({ id }) => id === 'campaignRemoval') ?? model;
  const session = within('session.json');
  const start = machineStage(removal, null).observe().state;
  const walk = { model: 'campaignRemoval', start, steps: [] };
  writeFileSync(session, JSON.stringify({ format: 'model-session/1', walks: [walk, walk] }));
  const line = `record import ${session} --name "${'a long name '.repeat(6)}"`;
  const slug = 'a-long-name-a-long-name-a-long-name-a-long-name-a-long-name';
  const files = [1, 2].map((number) => within(`recordings/campaign-removal/${slug}-${number}.json`));
  expect(await typed(line)).toEqual({ code: 0, text: files.map((file) => `${file}: 0 steps`).join('\n') });
  expect(await typed(line)).toEqual({ code: 2, text: `${files[0]} is there already: another --name.` });
});
