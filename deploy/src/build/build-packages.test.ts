import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publishBuild } from '../compose/compose';
import { stateName } from '../state/build-state.mjs';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';
import { buildPackages } from './build-packages';

let fixture: Fixture | undefined;
afterEach(() => {
  fixture?.remove();
  fixture = undefined;
});

const silent = { planned: () => {}, started: () => {}, finished: () => {}, failed: () => {} };
const stale = [{ folder: 'app', why: 'a test' }];

it('publishes the files of a build, compressed, before the release is put together', async () => {
  const { root, write } = (fixture = createFixture(smallWorkspace));
  write({ 'app/src/part.ts': `export const part = '${'words again and again, '.repeat(200)}';` });
  expect(await buildPackages(root, stale, silent, (out) => publishBuild(root, out))).toEqual([]);
  const scripts = readdirSync(join(root, 'app/dist')).filter((name) => name.endsWith('.js'));
  const published = readdirSync(join(root, 'dist/release/assets/app'));
  expect(published.filter((name) => name.endsWith('.js')).sort()).toEqual(scripts.sort());
  expect(published.filter((name) => name.endsWith('.js.br')).length).toBeGreaterThan(0);
  expect(existsSync(join(root, 'dist/release/release.json'))).toBe(false);
});

it('keeps what was built, and tells, where a build cannot be published', async () => {
  const { root } = (fixture = createFixture(smallWorkspace));
  const full = () => Promise.reject(new Error('no space left'));
  await expect(buildPackages(root, stale, silent, full)).rejects.toThrow('no space left');
  expect(existsSync(join(root, 'app/dist', stateName))).toBe(true);
});
