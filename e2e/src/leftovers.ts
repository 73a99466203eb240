import type { Page } from 'playwright-core';
import { readRelease } from './release';
import type { Scene } from './scene';
import { settled, type ScreenAt } from './screens';

const isApplication = (specifier: string) => specifier.startsWith('@listings/mfe-');
const sentence = ' left in the page when it went: ';

/** What a page says of an application that left something, and of the one that does not come in its place. */
const saidOfLeaving = [new RegExp(sentence), /did not load \(support id/, /ERR_FAILED/, /Failed to fetch/];

/** A screen of another application than this one. */
const elsewhere = (application: string) => (application === 'mfe-reports' ? '/google/settings' : '/google/reports');

/** The documents to come as those of previews: the shell watches what the applications on them leave. */
async function watched(page: Page): Promise<void> {
  const builds = Object.keys(readRelease().imports).filter(isApplication);
  const content = builds.map((specifier) => `${specifier.slice('@listings/'.length)} 1.0.0 candidate`).join(', ');
  await page.addInitScript((marks) => {
    const begun = new MutationObserver(() => {
      if (document.head === null) return;
      begun.disconnect();
      document.head.append(Object.assign(document.createElement('meta'), { name: 'preview', content: marks }));
    });
    begun.observe(document, { childList: true, subtree: true });
  }, content);
}

/**
 * Sentences about what an application leaves in the page: its screen is opened, and left for that of another, which does not
 * come, since it might lead back; then once more, when the page keeps it if it does.
 */
export async function leftBy(
  { page, open, problems }: Pick<Scene, 'page' | 'open' | 'problems'>,
  { application, path, shows }: Pick<ScreenAt, 'application' | 'path' | 'shows'>,
): Promise<readonly string[]> {
  problems.allow(...saidOfLeaving);
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes(sentence)) said.push(message.text());
  });
  await watched(page);
  await open(path);
  await settled(page, shows);
  const other = elsewhere(application);
  await page.route(`**/assets/mfe-${other.slice('/google/'.length)}/**`, (route) => route.abort());
  const leave = async (times: number) => {
    // The router of the shell hears of it.
    await page.evaluate((href) => window.history.pushState(null, '', href), other);
    await page.waitForFunction(
      (least) => performance.getEntriesByType('mark').filter(({ name }) => name.endsWith(' went')).length >= least,
      times,
    );
  };
  await leave(1);
  await page.goBack();
  await settled(page, shows);
  await leave(2);
  return said;
}
