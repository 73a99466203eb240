import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../compose/release';
import { createFixture, smallWorkspace, type Fixture } from '../testing/fixture';
import { buildMonolith } from './build-monolith';

let fixture: Fixture;
afterEach(() => fixture.remove());

it('builds shell, application and what they share as one, whose document asks for what the first screen needs [19.15]', async () => {
  fixture = createFixture({
    ...smallWorkspace,
    'app/build.config.ts': (smallWorkspace['app/build.config.ts'] ?? '').replace("name: 'app'", "name: 'mfe-a'"),
    'shell/src/slots/import-application.ts': `export const importApplication = (app: string) => import('@listings/mfe-' + app);`,
    'shell/src/root.ts': `import { version } from 'react'; import { importApplication } from './slots/import-application';
      document.title = version; void importApplication('a');`,
  });
  const out = join(fixture.root, 'out');
  await buildMonolith(fixture.root, out);
  const release = JSON.parse(readFileSync(join(out, 'release/release.json'), 'utf8')) as Release;
  const preload = release.preload['/a'] ?? [];
  const texts = preload.map((url) => readFileSync(join(out, 'release', url), 'utf8'));
  // The entry, the application with what its entry file imports lazily, and the part that it names for the route.
  expect(preload).toHaveLength(3);
  expect(preload.every((url) => url.startsWith('/assets/shell/'))).toBe(true);
  expect(texts.flatMap((text) => text.match(/\bfrom\s*["'](?!\.)[^"']+/g) ?? [])).toEqual([]);
  expect(texts.join('')).not.toContain('only when it is asked for');
});
