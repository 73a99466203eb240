import type { Release, ReleasePlan } from './release';
import { differences, planOf } from './release-variant';

const plan = (over: Partial<ReleasePlan>): ReleasePlan => ({
  imports: { react: '/r.js', '@listings/mfe-a': '/a1.js' },
  integrity: { '/r.js': 'r', '/a1.js': 'a1' },
  entry: '/root.js',
  styles: [],
  preload: { '*': ['/root.js'], '/a': ['/a1.js', '/r.js'] },
  apps: {},
  shell: { title: 'T', body: '' },
  ...over,
});

const other = plan({
  imports: { react: '/r.js', '@listings/mfe-a': '/a2.js' },
  integrity: { '/r.js': 'r', '/a2.js': 'a2' },
  preload: { '*': ['/root.js'], '/a': ['/a2.js'] },
  languages: { de: { scripts: {}, integrity: {}, shell: { title: 'D', body: '' } } },
});

it('keeps of a variant what differs from the page of everybody', () => {
  expect(differences(plan({}), other)).toEqual({
    imports: { '@listings/mfe-a': '/a2.js' },
    integrity: { '/a1.js': null, '/a2.js': 'a2' },
    preload: { '/a': ['/a2.js'] },
    languages: { de: { scripts: {}, integrity: {}, shell: { title: 'D', body: '' } } },
  });
});

it('makes the plan of a variant from it, without the fields of the release', () => {
  const release: Release = { ...plan({}), files: {}, kept: {}, revision: 3, variants: [] };
  const variant = { changes: differences(plan({}), other), app: 'mfe-a', version: '2.0.0', share: 10 };
  expect(planOf(release, variant)).toEqual(other);
  const back = { changes: differences(other, plan({})), app: 'mfe-a', version: '2.0.0', share: 10 };
  expect(planOf({ ...release, ...other }, back)).toEqual(plan({}));
});
