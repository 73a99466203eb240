import { localFiles } from '../commands/local';
import { loadConfig } from '../build/build-packages';
import type { Manifest } from '../build/manifest';
import { createFixture, smallWorkspace } from '../testing/fixture';
import { watchLocalBuild, type LocalBuilt } from './local-build';

jest.setTimeout(60_000);

it('builds as it is published, again at each change, and gives the files of the last version alone', async () => {
  const fixture = createFixture(smallWorkspace);
  const [build] = await loadConfig(fixture.root, 'app');
  if (build === undefined) throw new Error('there is no build');
  let told: (built: LocalBuilt) => void = () => {};
  const next = () => new Promise<LocalBuilt>((resolve) => (told = resolve));
  const first = next();
  const stop = await watchLocalBuild(build, { root: fixture.root, folder: 'app' }, (built) => told(built));
  const filesIn = (built: LocalBuilt) => {
    if ('errors' in built) throw new Error(built.errors.join('\n'));
    return localFiles(built.files, Buffer.from('{}'));
  };
  try {
    const before = [...filesIn(await first).keys()];
    expect(before).toEqual(expect.arrayContaining(['manifest.json', 'maps.json', 'contract.json']));
    const second = next();
    fixture.write({ 'app/src/later.ts': `export const later = 'changed by hand';` });
    const after = filesIn(await second);
    const { files } = JSON.parse(String(after.get('manifest.json'))) as Manifest;
    expect([...after.keys()].sort()).toEqual(
      [...Object.keys(files), 'contract.json', 'manifest.json', 'maps.json'].sort(),
    );
    expect([...after.values()].join('\n')).toContain('changed by hand');
    expect(before.filter((name) => !after.has(name)).length).toBeGreaterThan(0);
    const broken = next();
    fixture.write({ 'app/src/later.ts': `export const later = ;` });
    expect(await broken).toEqual({ errors: [expect.stringContaining('later.ts')] });
  } finally {
    await stop();
    fixture.remove();
  }
});
