import { readdirSync, readFileSync } from 'node:fs';
import { ownPackages, versions } from './repository';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Manifest;

it('an application in a repository of its own installs our packages, and others in the versions that we test with', () => {
  const ours: Readonly<Record<string, string>> = {
    ...manifestOf('shared-ui/package.json').devDependencies,
    ...manifestOf('package.json').devDependencies,
    ...manifestOf('shared-app/package.json').dependencies,
  };
  expect(versions).toEqual(Object.fromEntries(Object.keys(versions).map((name) => [name, ours[name]])));
  const published = readdirSync('.').filter((folder) => folder === 'deploy' || folder.startsWith('shared-'));
  expect([...ownPackages].sort()).toEqual(published.sort());
});
