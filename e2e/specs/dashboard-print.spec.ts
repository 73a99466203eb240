import { it, openStore } from '../src/scene';

openStore(['--scenario', 'ads-complete']);

it('prints the programs in one size of letters, without what can be done with them [O2.03]', async ({ page, open }) => {
  await open('/google/dashboard');
  const table = page.getByRole('table', { name: 'Programs' });
  await table
    .getByText(/today$/)
    .first()
    .waitFor();
  await page.emulateMedia({ media: 'print' });
  const sizes = await table
    .locator('td *:not(svg, svg *)')
    .evaluateAll((parts) => [
      ...new Set(parts.filter((part) => part.checkVisibility()).map((part) => getComputedStyle(part).fontSize)),
    ]);
  expect(sizes).toEqual(['10px']);
  expect(await table.getByRole('button', { name: /^Edit|^Duplicate|^Remove/ }).count()).toBe(0);
  expect(await table.getByRole('switch').count()).toBe(0);
  expect(await page.getByRole('link', { name: /^View Reports|^Add paid campaign/ }).count()).toBe(0);
});
