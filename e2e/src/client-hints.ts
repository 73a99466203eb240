import type { Page } from 'playwright-core';

/** Client hints by which Chromium identifies itself: they decide whether the integrity policy is enforced. */
export async function hintsOf(page: Page, url: string): Promise<Readonly<Record<string, string>>> {
  const asked = page.waitForRequest('**/sign-in');
  await page.goto(`${url}/sign-in`);
  const { 'sec-ch-ua': brands = '' } = await (await asked).allHeaders();
  return { 'sec-ch-ua': brands };
}
