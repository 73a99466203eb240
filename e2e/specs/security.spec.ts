import { expectHeading, screens } from '../src/screens';
import { it, useStore } from '../src/scene';

useStore();

describe('every page', () => {
  it('x', async ({ page, open }) => {
    await open('/google/start');
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.log(await page.title(), screens, expectHeading);
  });
});
