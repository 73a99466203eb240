import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedPaths, reachOf } from './changed.mjs';
import { repository, writeInto } from './gates/planted-tree';

describe('what changed', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      stdio: 'pipe',
    });
  const commit = (file: string) => {
    writeInto(folder, file, file);
    git('add', '-A');
    git('commit', '-qm', file);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-'));
    git('init', '-qb', 'main');
    commit('old.ts');
    git('checkout', '-qb', 'branch');
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is what the branch committed, what is not committed and what was never added, and nothing of others', () => {
    commit('mine.ts');
    git('checkout', '-q', 'main');
    commit('theirs.ts');
    git('checkout', '-q', 'branch');
    writeInto(folder, 'old.ts', 'other');
    writeInto(folder, 'new/file.ts', '');
    expect(changedPaths(folder)).toEqual(['mine.ts', 'new/file.ts', 'old.ts']);
  });

  it('names the base that is not there', () => {
    expect(() => changedPaths(folder, 'nowhere')).toThrow('nowhere');
  });
});

describe('the reach of a change', () => {
  const specs = readdirSync(join(repository, 'e2e/specs')).filter((name) => !name.startsWith('wordpress'));
  const reach = (...paths: string[]) => reachOf(repository, paths);

  it('of an application is its tests, its folder and its own browser tests', () => {
    const reached = reach('mfe-dashboard/package.json', 'mfe-dashboard/README.md', 'mfe-dashboard/src/gone.ts');
    expect(reached.folders).toEqual(['mfe-dashboard']);
    expect(reached.files).toEqual(['mfe-dashboard/package.json', 'mfe-dashboard/README.md']);
    expect(reached.code).toEqual(['mfe-dashboard/package.json']);
    expect(reached.specs).toEqual(
      expect.arrayContaining([
        'e2e/specs/dashboard.spec.ts',
        'e2e/specs/campaigns.spec.ts',
        'e2e/specs/free-listings.spec.ts',
      ]),
    );
    expect(reached.specs).not.toContain('e2e/specs/reports.spec.ts');
  });

  it.each(readdirSync(repository).filter((name) => name.startsWith('mfe-')))(
    'of %s holds a browser test',
    (application) => {
      expect(reach(`${application}/package.json`).specs.length).toBeGreaterThan(0);
    },
  );

  it('of a shared package says how many browser tests are left to the whole run', () => {
    const { specs: chosen, left } = reach('shared-values/package.json');
    expect(chosen).toEqual([]);
    expect(left).toEqual([`${specs.length} browser test files of several applications`]);
  });

  it('of a browser test is that test; of the lock file, everything', () => {
    expect(reach('e2e/specs/errors.spec.ts', 'e2e/specs/wordpress.spec.ts').specs).toEqual([
      'e2e/specs/errors.spec.ts',
    ]);
    expect(reach('package-lock.json').left).toEqual(['package-lock.json concerns every test']);
    expect(reach('README.md')).toMatchObject({ folders: [], code: [], specs: [], left: [] });
  });
});
