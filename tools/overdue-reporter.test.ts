import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runChild } from './children.mjs';

const root = dirname(import.meta.dirname);
const folder = mkdtempSync(join(tmpdir(), 'overdue-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('ends a run whose file never ends, and names the file', async () => {
  writeFileSync(join(folder, 'jest.config.json'), '{ "maxWorkers": 2 }');
  writeFileSync(join(folder, 'loop.test.js'), `it('loops', () => { for (;;); });`);
  writeFileSync(join(folder, 'quick.test.js'), `it('ends', () => {});`);
  const args = ['--rootDir', folder, '--reporters=default', `--reporters=${join(root, 'tools/overdue-reporter.mjs')}`];
  const { signal, output } = await runChild(process.execPath, [join(root, 'node_modules/jest/bin/jest.js'), ...args], {
    cwd: folder,
    env: { OVERDUE_MS: '10000', CI: 'true' },
  });
  expect(signal).toBe('SIGKILL');
  expect(output).toContain('PASS ./quick.test.js');
  expect(output).toMatch(/ended: did not end within 10 s: \S+loop\.test\.js\n/);
});
