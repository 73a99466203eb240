import type { BuildStatus } from '../live/build-status';
import { changeLine, leakedLines, statusLines } from './ledger-lines';
import { tellDone } from './publish-options';

const version = { version: '1.1.0', builtAt: '2026-11-20T08:00:00.000Z', files: 2, bytes: 1500, figures: null };
const build: BuildStatus = { ...version, app: 'mfe-a', placed: null, before: null, candidate: null, previews: [] };
const figures = { starts: 40, failures: 0, pages: 30, silent: 0, milliseconds: 412, lastFailure: null };

it('tells failures and speed of the live version, its candidate and its previews apart [20.3]', () => {
  const lastFailure = { at: '2026-11-20T09:00:00.000Z', message: 'boom' };
  const failing = { ...figures, starts: 9, failures: 2, silent: 1, milliseconds: 3050, lastFailure };
  const lines = statusLines({
    ...build,
    figures,
    candidate: { ...version, version: '1.2.0', share: 10, figures: failing },
    previews: [{ ...version, version: '1.3.0', expires: 'LATER', link: '/a?preview=w', word: 'w', figures: null }],
  });
  expect(lines).toEqual([
    'mfe-a 1.1.0; 1.5 kB in 2 files; 40 starts, 0 failed, 412 ms',
    '  candidate 1.2.0 for 10 %; 1.5 kB in 2 files; 9 starts, 2 failed, 1 pages silent, 3050 ms, last at 2026-11-20T09:00:00.000Z: “boom”',
    '  preview 1.3.0 until LATER /a?preview=w; 1.5 kB in 2 files',
  ]);
});

it('names a build that previews alone show, with their links', () => {
  const preview = { ...version, expires: 'LATER', link: '/a?preview=w', word: 'w' };
  expect(statusLines({ ...build, isLive: false, previews: [preview] })).toEqual([
    'mfe-a is not live here',
    '  preview 1.1.0 until LATER /a?preview=w; 1.5 kB in 2 files',
  ]);
  const leaked = { ...build, leakedKey: 'key', previews: [{ ...preview, leakedKey: 'key' }] };
  expect(leakedLines({ ...leaked, isLive: false }, 'key')).toEqual(['  mfe-a 1.1.0 is shown by /a?preview=w']);
  expect(leakedLines(leaked, 'key')).toHaveLength(2);
});

it('says of a version that nobody looked at it [20.4]', () => {
  const [line] = statusLines({ ...build, looked: 'none' });
  expect(line).toBe('mfe-a 1.1.0; 1.5 kB in 2 files; not looked at: no browser');
  expect(statusLines({ ...build, looked: 'shown' })).toEqual(['mfe-a 1.1.0; 1.5 kB in 2 files']);
});

it('says at the end of a publish that nobody looked at the application [20.4]', () => {
  const lines: string[] = [];
  const print = { line: (text: string) => lines.push(text), complaint: (text: string) => lines.push(text) };
  const done = { nonce: '', revision: 2, changes: [{ app: 'mfe-a', from: '1.0.0', to: '1.1.0' }], isDryRun: false };
  tellDone(print, 'mfe-a', { ...done, looked: 'none' });
  tellDone(print, 'mfe-a', { ...done, looked: 'shown' });
  expect(lines).toEqual([
    'mfe-a 1.1.0 is live as revision 2',
    'mfe-a was not looked at: no browser',
    'mfe-a 1.1.0 is live as revision 2',
  ]);
});

it('prints what a browser said without what a terminal would obey, and not without end', () => {
  const message = `\u001b[2J\nall is\u0007 well ${'x'.repeat(300)}`;
  const [line = ''] = statusLines({ ...build, figures: { ...figures, lastFailure: { at: 'AT', message } } });
  expect(line).toMatch(/last at AT: “ \[2J all is  well x+”$/);
  expect(line.length).toBeLessThan(300);
});

it('tells of flags what they are, since when and what for, and warns of what is ignored or should be gone [20.12]', () => {
  const declared = {
    kind: 'number',
    least: 5,
    most: 50,
    default: 10,
    purpose: 'Tries it',
    until: '2026-11-01',
  } as const;
  const set = { revision: 3, at: 'AT', by: ['ann'] };
  const [, ...lines] = statusLines({
    ...build,
    flags: [
      { name: 'isDense', value: true, set, declared: null, isStale: false },
      { name: 'pages', value: 10, set: null, declared, isStale: false },
      { name: 'rows', value: 20, share: 30, set, declared, isStale: true },
    ],
  });
  expect(lines).toEqual([
    '  warning: flag isDense true since AT (revision 3, ann) is ignored: no build of mfe-a here declares it so',
    '  flag pages 10, its default; until 2026-11-01: Tries it',
    '  flag rows 20 for 30 % since AT (revision 3, ann); default 10; until 2026-11-01: Tries it',
    '  warning: flag rows was to be gone after 2026-11-01: take it out of mfe-a',
  ]);
});

it.each([
  [{ from: null, to: 'true' }, 'mfe-a flag isDense default → true'],
  [{ from: 'true', to: 'true', share: 30 }, 'mfe-a flag isDense true → true for 30 %'],
  [{ from: 'true', to: null }, 'mfe-a flag isDense true → default'],
])('tells what became of a flag: %j [20.12]', (change, line) => {
  expect(changeLine({ app: 'mfe-a', flag: 'isDense', ...change })).toBe(line);
});

it('says of a candidate that was taken away that nobody gets it', () => {
  const taken = { app: 'mfe-a', from: '1.2.0', to: null, share: 0 };
  expect(changeLine(taken)).toBe('mfe-a 1.2.0 for nobody any more');
});
