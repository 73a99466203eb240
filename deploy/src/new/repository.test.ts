import { readdirSync, readFileSync } from 'node:fs';
import { ownPackages, repositoryFiles, versions } from './repository';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
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

it('decides on every install script of what it installs, as we do', () => {
  const made = JSON.parse(repositoryFiles('store-badges', undefined)['package.json'] ?? '') as Manifest;
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { readonly hasInstallScript?: boolean }>>;
  };
  const scripted = new Set(Object.keys(packages).filter((path) => packages[path]?.hasInstallScript));
  // The version that is installed there has none any more.
  const elsewhere = ['unrs-resolver'];
  const expected = [...scripted]
    .map((path) => path.slice('node_modules/'.length))
    .filter((name) => !elsewhere.includes(name));
  expect(Object.keys(made.allowScripts ?? {}).sort()).toEqual(expected.sort());
  expect(manifestOf('package.json').allowScripts).toMatchObject(made.allowScripts ?? {});
});

it('keeps the private halves of keys out of commits, there and here', () => {
  for (const ignored of [repositoryFiles('store-badges', undefined)['.gitignore'], readFileSync('.gitignore', 'utf8')])
    expect(ignored?.split('\n')).toContain('*.key.json');
});
