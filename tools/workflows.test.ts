import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repository } from './gates/planted-tree';
import { workspacesOf } from './workspaces.mjs';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, { readonly steps?: readonly Step[]; readonly uses?: string }>>;
}

const folder = join(repository, '.github/workflows');
const files = readdirSync(folder).sort();
const read = (file: string) => parse(readFileSync(join(folder, file), 'utf8')) as Workflow;
const jobs = files.flatMap((file) =>
  Object.entries(read(file).jobs).flatMap(([job, { steps }]) => (steps ? [[file, job, steps] as const] : [])),
);

/**
 * Stands in for npm: what installs does nothing, what tests lists what it would run, what deploys has its arguments read by
 * the command itself, which then finds no place to deploy to.
 */
const npm = `#!/usr/bin/env bash
cd ${repository}
case "$1 $2" in
  "ci ") exit 0 ;;
  "test ") exec ${process.execPath} tools/test.mjs --list ;;
  "run check") exec ${process.execPath} tools/test.mjs --package "\${@:4}" --list ;;
  "run deploy")
    told=$(${process.execPath} --import tsx deploy/src/cli.ts "\${@:4}" 2>&1)
    grep -q -- '--to: there is no directory /nowhere' <<< "$told" || { echo "$told"; exit 1; }
    echo 'mfe-reports 1.0.1 is shown until tomorrow by https://shop.example/google?preview=word' ;;
  *) echo "npm $*: no command of a workflow"; exit 1 ;;
esac
`;
const gh = '#!/usr/bin/env bash\necho "gh $*"\n';

/** What the last step of each job says or leaves. */
const results: Readonly<Record<string, string>> = {
  'application.yml check': 'e2e/specs/reports.spec.ts\n',
  'application.yml publish': 'gh pr comment 7 --repo origin --body mfe-reports 1.0.1 is shown until tomorrow by ',
  'applications.yml changed': 'applications=["mfe-reports"]\nplatform=[]\n',
  'applications.yml platform': 'import law\n',
  'everything.yml test': 'e2e\nunit\n',
  'promote.yml promote': 'mfe-reports',
};

let root = '';
const at = (path: string) => join(root, path);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: at('origin') })
    .toString()
    .trim();

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'workflows-'));
  mkdirSync(at('bin'));
  for (const [name, text] of Object.entries({ npm, gh })) {
    writeFileSync(at(`bin/${name}`), text);
    chmodSync(at(`bin/${name}`), 0o755);
  }
  const kept = ['package.json', ...workspacesOf(repository).map((each) => `${each}/package.json`)];
  for (const file of [...kept, 'tools/workspaces.mjs', 'tools/changed-applications.mjs'])
    cpSync(join(repository, file), at(`origin/${file}`));
  git('init', '-qb', 'main');
  git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  git('add', '-A');
  git('commit', '-qm', 'first');
  mkdirSync(at('origin/mfe-reports/src'));
  writeFileSync(at('origin/mfe-reports/src/a.ts'), '');
  git('add', '-A');
  git('commit', '-qm', 'second');
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the runner puts in the place of an expression. */
const valueOf = (text: string): string =>
  text
    .replace(/\$\{\{ github\.token \}\}/g, 'token')
    .replace(/\$\{\{ (inputs|matrix)\.package \}\}/g, 'mfe-reports')
    .replace(/\$\{\{ inputs\.share \}\}/g, '100')
    .replace(/\$\{\{ vars\.DEPLOY_TO \}\}/g, '/nowhere')
    .replace(/\$\{\{ secrets\.DEPLOY_KEY \}\}/g, '{}')
    .replace(/\$\{\{ github\.ref == .* && '(.*)' \|\| '.*' \}\}/g, '$1')
    .replace(/\$\{\{ github\.event_name == .* && '(.*)' \|\| '.*' \}\}/g, '$1')
    .replace(/\$\{\{ github\.event\.number \}\}/g, '7')
    .replace(/\$\{\{ github\.event\.pull_request\.base\.sha .*\}\}/g, git('rev-parse', 'HEAD~1'));

describe.each(jobs)('%s, job %s', (file, job, steps) => {
  it('runs from its first step to its last, as they stand', () => {
    const home = at(`${file}-${job}`);
    mkdirSync(home);
    mkdirSync(join(home, 'temp'));
    const runner = {
      PATH: `${at('bin')}:${process.env['PATH'] ?? ''}`,
      HOME: home,
      GITHUB_SERVER_URL: `file://${root}`,
      GITHUB_REPOSITORY: 'origin',
      GITHUB_SHA: git('rev-parse', 'HEAD'),
      GITHUB_OUTPUT: join(home, 'temp/output'),
      GITHUB_ACTOR: 'ann',
      RUNNER_TEMP: join(home, 'temp'),
    };
    const cwd = join(home, 'work');
    mkdirSync(cwd);
    const told = steps.flatMap(({ name, run, env = {} }) => {
      if (run === undefined) return [];
      const own = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, valueOf(value)]));
      expect(JSON.stringify([run, own])).not.toContain('${{');
      const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run];
      const { status, stdout, stderr } = spawnSync('bash', args, { cwd, env: { ...runner, ...own }, encoding: 'utf8' });
      expect([name, status, status === 0 ? '' : stdout + stderr]).toEqual([name, 0, '']);
      return [stdout];
    });
    expect(told.length).toBeGreaterThan(0);
    const last = job === 'changed' ? readFileSync(runner.GITHUB_OUTPUT, 'utf8') : (told.at(-1) ?? '');
    expect(last).toContain(results[`${file} ${job}`]);
  });
});

it('every action of somebody else is pinned by the hash of its commit', () => {
  const used = files.flatMap((file) =>
    Object.values(read(file).jobs).flatMap(({ uses, steps = [] }) => [uses, ...steps.map((step) => step.uses)]),
  );
  const foreign = used.filter((each) => each !== undefined && !each.startsWith('./'));
  expect(foreign.filter((each) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(each ?? ''))).toEqual([]);
});

it('every workflow can be started by hand, but the one that others call', () => {
  const others = files.filter((file) => !('workflow_dispatch' in read(file).on));
  expect(others).toEqual(['application.yml']);
});
