import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flags } from '@listings/shared-values/flags';
import { directoryStore } from '../live/stores/directory-store';
import { application, openPlace, startOfTests } from '../live/testing/live.fixture';
import { runCommand } from './run';

const about = { purpose: 'Tries it', until: '2026-12-31' };
const flags: Flags = {
  isDense: { kind: 'boolean', default: false, ...about },
  layout: { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about },
  rows: { kind: 'number', least: -5, most: 50, default: 10, ...about },
};

let folder: string;
let where: readonly string[];

async function deploy(...args: string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const print = {
    line: (text: string) => void lines.push(text),
    complaint: (text: string) => void complaints.push(text),
  };
  const status = await runCommand(args, print);
  return { status, lines: lines.map((line) => line.replaceAll(/\d{4}-\d\d-\d\dT\S+Z/g, 'AT')), complaints };
}
const flag = (...args: string[]) => deploy('flag', ...args, ...where);

beforeAll(async () => {
  jest.useFakeTimers({ now: startOfTests, doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask'] });
  folder = mkdtempSync(join(tmpdir(), 'flags-'));
  const place = await openPlace(directoryStore(folder));
  const made = application('mfe-a', 'two');
  await place.publish({ ...made, manifest: { ...made.manifest, flags } }, place.keys.a);
  for (const { trusted: _trusted, ...key } of Object.values(place.keys))
    writeFileSync(join(folder, `${key.person}.key.json`), JSON.stringify(key));
  where = ['--to', folder, '--key', join(folder, 'ann.key.json')];
});
afterAll(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

it('sets a flag of each kind, and takes it back; status and history tell of it [20.12]', async () => {
  const said = [
    await flag('set', 'mfe-a', 'isDense', 'true', '--reason', 'asked for'),
    await flag('set', 'a', 'layout', 'wide', '--share', '30'),
    // As everywhere, what begins with a dash stands behind two.
    await deploy('flag', 'set', 'a', 'rows', ...where, '--', '-5'),
    await flag('set', 'a', 'isDense', 'true'),
    await flag('unset', 'a', 'rows'),
  ];
  expect(said.map(({ lines, complaints }) => [...lines, ...complaints])).toEqual([
    ['revision 3: mfe-a flag isDense default → true'],
    ['revision 4: mfe-a flag layout default → wide for 30 %'],
    ['revision 5: mfe-a flag rows default → -5'],
    ['revision 5: nothing changed'],
    ['revision 6: mfe-a flag rows -5 → default'],
  ]);
  const { lines } = await deploy('history', '--from', '3', ...where);
  expect(lines[0]).toBe('    3  AT  flag      ann (team-a)  mfe-a flag isDense default → true: asked for');
  expect((await deploy('status', ...where)).lines.filter((line) => line.startsWith('  flag'))).toEqual([
    '  flag isDense true since AT (revision 3, ann); default false; until 2026-12-31: Tries it',
    '  flag layout wide for 30 % since AT (revision 4, ann); default narrow; until 2026-12-31: Tries it',
    '  flag rows 10, its default; until 2026-12-31: Tries it',
  ]);
});

it('refuses by field and reason, with exit code 1 [20.12]', async () => {
  expect(await flag('set', 'a', 'rows', '51')).toMatchObject({
    status: 1,
    complaints: ['refused (unfit)', '  value: 51 is no whole number from -5 to 50, as mfe-a declares rows'],
  });
});

it('goes back to builds over what was done with flags since [20.12]', async () => {
  await flag('set', 'a', 'rows', '30');
  const [pat, paul] = ['pat', 'paul'].map((person) => join(folder, `${person}.key.json`));
  const { lines } = await deploy('rollback', '--to', folder, '--key', pat ?? '', '--key', paul ?? '');
  expect(lines).toEqual(['revision 8: mfe-a 1.1.0 → 1.0.0']);
});

it.each([
  ['flag: needs set or unset', ['flag', 'get', 'a', 'rows']],
  ['flag set: needs application, name and value', ['flag', 'set', 'a', 'rows']],
  ['flag set: needs application, name and value', ['flag', 'set', 'a', 'rows', '1', '2']],
  ['flag unset: needs application and name', ['flag', 'unset', 'a', 'rows', '1']],
  ['--share: does not go with unset', ['flag', 'unset', 'a', 'rows', '--share', '5']],
  ['--share: needs 1 to 99', ['flag', 'set', 'a', 'rows', '1', '--share', '100', '--key', 'x']],
  ['--key is needed', ['flag', 'set', 'a', 'rows', '1', '--to', '.']],
])('says what is wrong with a command line: %s', async (line, args) => {
  const { status, complaints } = await deploy(...args);
  expect([status, complaints[0]]).toEqual([2, line]);
});
