import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { commandLine } from '../testing/command-line.fixture';
import { orderMachine, orderModel } from '../testing/order.fixture';

const { model, place, typed, within } = commandLine();

const names =
  'list check generate replay coverage diagram report record edit minimise search diff mutate completion'.split(' ');

it.each(names)('explains %s', async (name) => {
  const { code, text } = await typed(`${name} --help`);
  expect(code).toBe(0);
  expect(text).toContain(`npm run model -- ${name}`);
  expect(text).toContain('Examples');
});

it('names all commands, also without a word', async () => {
  const { code, text } = await typed('');
  expect(code).toBe(0);
  expect(names.filter((name) => !text.includes(`  ${name} `))).toEqual([]);
});

const misuses = [
  ['chek', 'There is no command chek. Did you mean check?'],
  ['check ordr', 'There is no model ordr. Did you mean order?'],
  ['coverage --treshold 3', 'coverage has no option --treshold. Did you mean --threshold?'],
  ['check orfer', 'There is no model orfer. Did you mean order?'],
  ['coverage --threshold 101', '--threshold is a whole number up to 100; not “101”.'],
  ['mutate --threshold 250', '--threshold is a whole number up to 100; not “250”.'],
  ['mutate --on jsdom --write', '--write is for mistakes in charts: without --on jsdom.'],
  ['generate --max 0', '--max is a whole number from 1; not “0”.'],
  ['replay --file /nowhere/a.json', 'There is no file /nowhere/a.json.'],
  ['replay order --file /nowhere/a.json --on jsdom', 'There is no file /nowhere/a.json.'],
  ['coverage --threshold much', '--threshold is a whole number up to 100; not “much”.'],
  ['generate --cover arows', '--cover is arrows, situations, edges; not “arows”. Did you mean arrows?'],
  ['diagram', 'Which model? `npm run model -- list` names them all.'],
  ['list order more', 'One word too many: more'],
  ['replay order nothing', 'order has no recording nothing. It has none.'],
  ['record order --name x --steps "flies"', '“flies” is no step of order.'],
  ['record order --name x --steps "ordrs"', '“ordrs” is no step of order. Did you mean orders?'],
  ['record order --name x --steps "types"', 'Did you mean types an address | types nothing?'],
  [
    'record order --name x --steps "orders"',
    'step 1: the admin orders: the machine does not take it now. It takes: types an address | types nothing.',
  ],
  ['record order --steps "types nothing"', 'A recording needs a name: --name "a wrong code".'],
  ['record order --start nowhere --name x --steps "orders"', 'order has no start “nowhere”. It has with an address.'],
  ['record order --name x --from /nowhere.txt', '/nowhere.txt: no such file or folder.'],
  ['record order --name x --from /', '/: a folder, not a file.'],
  ['record import /', '/: a folder, not a file.'],
  ['report --against /nowhere.html', '/nowhere.html: no such file or folder.'],
  ['report --screens /nowhere', 'There is no folder /nowhere.'],
  ['report --screens /etc/hosts', 'There is no folder /etc/hosts.'],
  ['diagram order --output /nowhere/x', '/nowhere/x: no such file or folder.'],
  ['diagram order --output /', '/: a folder, not a file.'],
  ['serve --front http://localhost:1 --port 70000', '--port is a whole number up to 65535; not “70000”.'],
  ['replay order --trace /tmp/traces', '--trace is for a replay on a screen: --on jsdom or chromium.'],
  ['replay --front http://localhost:1', '--front is for a replay on a screen: --on chromium.'],
  [
    'record order --name x --steps "Order: "',
    '“Order:” is no step of order. Did you mean placeOrder: placed | placeOrder: refused | placeOrder: unreachable?',
  ],
  ['fly', 'There is no command fly. `npm run model` names them all.'],
  ['record', 'record takes one model. `npm run model -- list` names them all.'],
  ['edit order', 'Which recording of order? It has none.'],
  ['diff order/arrows-1', 'diff takes two recordings, or models: order/arrows-1 alone is neither.'],
  ['minimise', 'minimise takes one recording: a file, or MODEL/RECORDING such as phone/arrows-1.'],
  ['minimise order/nothing', 'order has no recording nothing. It has none.'],
  ['minimise nowhere.json', 'There is no file nowhere.json.'],
  ['edit', 'edit takes one recording: a file, or MODEL/RECORDING such as phone/arrows-1.'],
  ['search', 'Search for what? A word, a call, or an id such as S4.18.'],
  ['search orders --max 0', '--max is a whole number from 1; not “0”.'],
] as const;
it.each(misuses)('answers %s with what is wrong, and ends with 2', async (line, answer) => {
  const { code, text } = await typed(line);
  expect([code, text]).toEqual([2, expect.stringContaining(answer)]);
});

it('names a folder or a port that cannot be had in a sentence', async () => {
  await typed('generate');
  const file = within('recordings/order/arrows-1.json');
  expect(await typed(`record order --name x --steps "types nothing" --folder ${file}`)).toEqual({
    code: 2,
    text: `${file}/order: a file stands where a folder has to be.`,
  });
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const answer = await typed(`serve --front http://localhost:1 --port ${port}`);
  other.close();
  expect(answer).toEqual({ code: 2, text: `Port ${port}: in use.` });
});

it('suggests a model by the beginning of one of its words', async () => {
  const models = [
    { ...model, id: 'phoneVerification' },
    { ...model, id: 'shippingClearing' },
  ];
  const at = place(models);
  expect((await typed('check phnoe', at)).text).toContain('There is no model phnoe. Did you mean phoneVerification?');
  expect((await typed('check claering', at)).text).toContain('Did you mean shippingClearing?');
  expect((await typed('check xyzzy', at)).text).toBe(
    'There is no model xyzzy. `npm run model -- list` names them all.',
  );
});

it('lists models, also machines without one, and everything a model has', async () => {
  const inner = { ...orderModel(), id: 'inner' };
  const { text } = await typed(
    'list',
    place([model, inner], { orderMachine: model.machine, otherMachine: orderMachine() }),
  );
  expect(text.split('\n')).toEqual([
    'model         states  arrows  moves  answers  recordings',
    'inner              3       5      3        3           0',
    'order              3       5      3        3           0',
    'otherMachine       3       5      –        –           –',
  ]);
  const all = (await typed('list ord')).text;
  for (const line of [
    '  ordering #busy',
    '  editing / order [hasAddress] → ordering',
    '  placeOrder: refused',
    '  with an address',
  ])
    expect(all.split('\n')).toContain(line);
});

it('checks, and ends with 1 where something is found', async () => {
  expect(await typed('check')).toEqual({ code: 0, text: '✓ order: 4 situations, 9 steps\nNothing found.' });
  const { code, text } = await typed('check', place([orderModel(orderMachine({ tag: false }))]));
  expect([code, text.split('\n')]).toEqual([
    1,
    ['✗ order: 4 situations, 9 steps', '    busy without a call: ordering: a call without the tag busy', '1 finding.'],
  ]);
});

it('generates, replays and covers; ends with 1 once the machine does something else', async () => {
  expect((await typed('coverage')).code).toBe(1);
  expect((await typed('generate')).text).toBe('order: 2 recordings, 12 steps, 3 kB, 2 changed');
  expect(readdirSync(within('recordings/order'))).toEqual(['arrows-1.json', 'arrows-2.json']);
  expect((await typed('replay')).text.split('\n')).toEqual([
    'order',
    '  ✓ arrows-1: every arrow, 1 of 2, 10 steps',
    '  ✓ arrows-2: every arrow, 2 of 2, with an address, 2 steps',
    '2 recordings replayed.',
  ]);
  const covered = await typed('coverage --requirements');
  expect(covered.code).toBe(0);
  expect(covered.text).toContain('order  3/3 100 %  5/5 100 %  2/2 100 %           3/3');
  expect(covered.text).toContain('    ✓ S1.03: resting / after rest');
  const other = place([orderModel(orderMachine({ delay: 59_000, notice: false }))]);
  const failed = await typed('replay order arrows-1', other);
  expect(failed.code).toBe(1);
  expect(failed.text).toContain('(the chart has changed since)');
  expect(failed.text).toContain('fails at step 6: 1 min pass (1 ms too early)');
  const differs = await typed('diff', other);
  expect(differs.code).toBe(1);
  expect(differs.text).toContain('      says: [{"type":"notice","id":"placeOrder"}] → []');
  expect((await typed('generate --again', other)).text).toBe('order: 2 recordings walked again, 2 changed');
  expect((await typed('generate --again', other)).text).toBe('order: 2 recordings walked again, as before');
  expect((await typed('diff', other)).text).toBe('All as recorded.');
  expect((await typed('replay', other)).code).toBe(0);
});

it('replays the recording of a file, whose model it names; refuses a broken one and one of another model', async () => {
  await typed('record order --name orders --steps "types an address; orders"');
  const file = within('recordings/order/orders.json');
  const { code, text } = await typed(`replay --file ${file}`);
  expect([code, text.split('\n')]).toEqual([0, ['order', '  ✓ orders: orders, 2 steps', '1 recording replayed.']]);
  const other = { ...orderModel(), id: 'delivery' };
  expect(await typed(`replay delivery --file ${file}`, place([model, other]))).toEqual({
    code: 2,
    text: `${file} is a recording of order, not of delivery.`,
  });
  expect((await typed(`replay order orders --file ${file}`)).text).toBe(
    'Either --file or the recording orders, not both.',
  );
  const failing = place([orderModel(orderMachine({ tag: false }))]);
  expect((await typed(`replay --file ${file}`, failing)).code).toBe(1);
  writeFileSync(file, '{"format":"model-recording/1","model":"order","name":"orders"}');
  expect(await typed(`replay --file ${file}`)).toEqual({ code: 2, text: `${file}: start is missing` });
  expect(await typed('replay order')).toEqual({ code: 2, text: `${file}: start is missing` });
});

it('leaves recordings as they are when no walk may have a step', async () => {
  await typed('generate');
  const before = readFileSync(within('recordings/order/arrows-1.json'), 'utf8');
  expect((await typed('generate --max 0')).code).toBe(2);
  expect(readFileSync(within('recordings/order/arrows-1.json'), 'utf8')).toBe(before);
});

it('keeps to the threshold, to what is explained, and to explanations that are true', async () => {
  await typed('record order --name orders --steps "types an address; orders"');
  expect((await typed('coverage --threshold 40')).code).toBe(0);
  expect((await typed('coverage --threshold 41')).code).toBe(1);
  const explain = (reasons: object) => {
    rmSync(within('explanations'), { recursive: true, force: true });
    mkdirSync(within('explanations'));
    writeFileSync(within('explanations/coverage.json'), JSON.stringify({ order: reasons }));
  };
  explain({ resting: 'not yet', 'resting / after rest': 'not yet', 'ordering / answer.placed': 'not yet' });
  expect((await typed('coverage --threshold 66')).code).toBe(0);
  explain({ editing: 'never' });
  expect((await typed('coverage --threshold 1')).text).toContain('explained, but covered or gone: editing');
});

it('records a walk step by step: numbers, parts of names, times', async () => {
  const { code, text } = await typed('record order', place(), ['1', 'ord', '4', 'placed', '60 s', '', 'An order']);
  expect(code).toBe(0);
  expect(text).toContain('  3  orders');
  expect(text).toContain('“4” is no step of order.');
  const kept = readFileSync(within('recordings/order/an-order.json'), 'utf8');
  expect(kept.split('\n').filter((line) => line.includes('"by"'))).toHaveLength(4);
});

it('keeps nothing where no step was taken, or nobody names it', async () => {
  expect((await typed('record order', place(), [''])).text).toContain('No steps: nothing is kept.');
  expect((await typed('record order', place(), ['1', ''])).code).toBe(2);
  expect(existsSync(within('recordings'))).toBe(false);
});

it('compares two recordings, by name or by file', async () => {
  await typed('generate');
  await typed('record order --name short --steps "types an address; orders"');
  const { code, text } = await typed(`diff order/arrows-1 ${within('recordings/order/short.json')}`);
  expect(code).toBe(1);
  expect(text).toContain('  - 2. the admin types nothing');
  expect((await typed('diff order/short order/short')).text).toBe('The same.');
});

it('draws for Mermaid', async () => {
  const { text } = await typed('diagram order');
  expect(text.split('\n')).toEqual([
    'stateDiagram-v2',
    '  direction LR',
    '  [*] --> editing',
    '  editing : editing',
    '  ordering : ordering / asks placeOrder',
    '  resting : resting',
    '  editing --> editing : address.typed',
    '  editing --> ordering : order [hasAddress]',
    '  ordering --> resting : answer.placed',
    '  ordering --> editing : answer.refused',
    '  resting --> editing : after rest',
  ]);
});

it('hunts mistakes: tells what survives, writes what notices it, keeps reasons', async () => {
  await typed('record order --name short --steps "types an address; orders; placeOrder: placed; 60 s"');
  const before = await typed('mutate');
  expect(before.code).toBe(1);
  expect(before.text).toContain(
    'survives: drop action @ ordering / answer.refused: noticed by with an address; the admin orders',
  );
  const written = await typed('mutate --write');
  const lines = written.text.split('\n');
  expect([written.code, lines[0], lines.at(-1)]).toEqual([
    0,
    '✓ order: 32 of 32 mistakes noticed, 2 that are none',
    '32 of 32 noticed: 100.0 %',
  ]);
  // Each kind of mistake has a row of its own.
  expect(lines).toHaveLength(17);
  expect(lines).toContain('drop arrow                7 of 7  100.0 %');
  expect(JSON.parse(readFileSync(within('explanations/mutants.json'), 'utf8'))).toEqual({
    order: {
      'drop entry @ ordering, action 1': 'no mistake: the same in all 4 situations',
      'action that does nothing @ countTry': 'no mistake: the same in all 4 situations',
    },
  });
  expect((await typed('mutate --list')).text).toContain('killed: wrong delay @ rest × 2: short, step 4');
});

it('believes no proof that was written down and no longer holds', async () => {
  await typed('record order --name short --steps "types an address; orders; placeOrder: placed; 60 s"');
  mkdirSync(within('explanations'));
  const same = { 'drop action @ ordering / answer.refused': 'no mistake: the same in all 4 situations' };
  writeFileSync(within('explanations/mutants.json'), JSON.stringify({ order: same }));
  expect((await typed('mutate')).text).toContain('survives: drop action @ ordering / answer.refused: noticed by');
});

it('completes commands, models and options in a shell', async () => {
  const { text } = await typed('completion');
  expect(text).toContain(`local words="${names.slice(0, 3).join(' ')}`);
  expect(text).toContain('    replay) words="order ');
});

it('takes a part of the models, so that all parts together are all of them', async () => {
  const at = place(['a', 'b', 'c'].map((id) => ({ ...model, id })));
  const parts = await Promise.all(['1/2', '2/2'].map((part) => typed(`check --shard ${part}`, at)));
  const named = parts.map(({ text }) => [...text.matchAll(/^. (\w+):/gm)].map(([, id]) => id));
  expect(named).toEqual([['a', 'c'], ['b']]);
  for (const part of ['0/2', '3/2', 'two'])
    expect(await typed(`replay --shard ${part}`, at)).toEqual({
      code: 2,
      text: `--shard is a part of several, such as 1/4; not “${part}”.`,
    });
});
