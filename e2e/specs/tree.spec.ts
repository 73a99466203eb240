import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { screens, settled } from '../src/screens';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';
import { keptTree, TREE_TIME, treeOf } from '../src/tree';

openStore([], { STORE_TIME: TREE_TIME });

const rows = screens.map((screen) => [screen.name, screen] as [string, typeof screen]);

describe('the accessibility tree', () => {
  it.each(rows)(
    'is the one in e2e/trees, written anew by npm run e2e -- tree --write: %s [G13]',
    async ({ page, open, store }, _, { name, path, scenario, shows }) => {
      await store.scenario(scenario);
      await page.clock.setFixedTime(TREE_TIME);
      await open(path);
      await settled(page, shows);
      const kept = await keptTree(name, page);
      await becomes(() => treeOf(page), kept);
    },
  );

  test('of a screen that is no longer there is not kept', () => {
    expect(readdirSync(join(process.cwd(), 'e2e/trees'))).toHaveLength(rows.length);
  });
});
