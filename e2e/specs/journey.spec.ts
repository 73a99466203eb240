import { mouse } from '../src/hands';
import * as journey from '../src/journey';
import { it, useStore } from '../src/scene';

useStore();

describe('the setup journey by mouse', () => {
  it(
    'try',
    async (scene) => {
      const { page } = scene;
      await journey.start(scene, mouse);
      await journey.connectAccounts(scene, mouse);
      await journey.goOn(page, mouse);
      await journey.resumesAt(page, journey.steps[1]);
      await journey.chooseAudience(scene, mouse);
      console.log(await page.locator('body').ariaSnapshot());
      await journey.goOn(page, mouse);
      await journey.resumesAt(page, journey.steps[2]);
      await journey.configureListings(scene, mouse);
      await journey.goOn(page, mouse);
      await journey.resumesAt(page, journey.steps[3]);
      console.log(await page.locator('body').ariaSnapshot());
      await journey.meetRequirements(scene, mouse);
      console.log(await page.locator('body').ariaSnapshot());
    },
    { scenario: 'fresh' },
  );
});
