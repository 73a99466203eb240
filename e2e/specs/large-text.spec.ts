import { it, openStore } from '../src/scene';
import { complete, screens, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';
import { doubleTexts, unreadableTexts } from '../src/unreadable';

openStore();

const rows = screens.map((screen) => [screen.name, screen] as [string, typeof screen]);

describe('with texts twice as large', () => {
  it.each(rows)(
    'every text of a screen can be read at 1280 and 400 pixels, and nothing is scrolled sideways: %s [17.4]',
    async ({ page, open, store }, _, { path, scenario, ...shown }) => {
      await store.scenario(scenario);
      await doubleTexts(page);
      await open(path);
      await complete(page, shown);
      for (const width of [1280, 400]) {
        await page.setViewportSize({ width, height: 900 });
        const look = async () => ({
          width,
          scroll: await sidewaysScroll(page),
          unreadable: await unreadableTexts(page),
        });
        await becomes(look, { width, scroll: 0, unreadable: [] });
      }
    },
  );

  it.each(rows)(
    'as on a page that is magnified to 200 percent, half as wide: %s [17.4]',
    async ({ page, open, store }, _, { path, scenario, ...shown }) => {
      await store.scenario(scenario);
      await page.setViewportSize({ width: 640, height: 450 });
      await open(path);
      await complete(page, shown);
      await becomes(async () => [await sidewaysScroll(page), await unreadableTexts(page)], [0, []]);
    },
  );
});
