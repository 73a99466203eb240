import type { Flags } from '@listings/shared-values/flags';
import type { Page } from 'playwright-core';
import { ReportsTeam } from '../src/deploys';
import { it, openStore } from '../src/scene';

openStore(['--deploy-port', '0']);

const state = { scenario: 'ads-complete' };
const about = { purpose: 'Tries it', until: '2100-01-01' };
const flags: Flags = {
  rows: { kind: 'number', least: 5, most: 50, default: 10, ...about },
  layout: { kind: 'word', words: ['narrow', 'wide'], default: 'narrow', ...about },
};

/** The reports, which say on the document what they were handed. */
const telling = (code: string) => {
  const changed = code.replace(/\b([\w$]+) as mount\b/, 'toldMount as mount');
  const [, mount = ''] = /\b([\w$]+) as mount\b/.exec(code) ?? [];
  return `${changed}
function tell(props) { document.documentElement.dataset.flags = JSON.stringify(props?.flags); return Promise.resolve(); }
var toldMount = [tell].concat(${mount});`;
};

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports' });
const handed = (page: Page) => page.evaluate(() => document.documentElement.dataset['flags'] ?? 'nothing');
const releaseOf = (page: Page) => page.locator('meta[name=release]').getAttribute('content');
const offer = (page: Page) => page.getByText('A new version of this page is ready.');

it(
  'brings a value that the team sets to the next page that is opened, without a build, and leaves open pages alone [20.12]',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await team.publish(telling, {}, flags);
    const shown = async () => {
      await open('/google/reports');
      await heading(page).waitFor();
      return [JSON.parse(await handed(page)), await page.locator('script#flags').count()];
    };
    expect(await shown()).toEqual([{}, 0]);
    const release = await releaseOf(page);

    // The page asks whether it is still the newest, and is.
    await team.setFlag('rows', 20);
    await team.setFlag('layout', 'wide', { share: 99 });
    await team.setFlag('layout', null);
    const asked = page.waitForResponse('**/release');
    const asking = setInterval(() => {
      void page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
    }, 500);
    await asked.finally(() => clearInterval(asking));
    expect([await handed(page), await offer(page).count()]).toEqual(['{}', 0]);

    expect(await shown()).toEqual([{ rows: 20 }, 1]);
    expect(await releaseOf(page)).toBe(release);
    await team.setFlag('rows', null);
    expect(await shown()).toEqual([{}, 0]);
  },
  state,
);

it(
  'shows a value to an owner who opens its link, says so all the while, and leads out of it [20.12]',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await team.publish(telling, {}, flags);
    await open('/google/reports?preview=flag.mfe-reports.rows.20');
    await heading(page).waitFor();
    expect(JSON.parse(await handed(page))).toEqual({ rows: 20 });
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await banner.getByText(/^Shown to you alone: mfe-reports\.rows 20\. Everything else is live/).waitFor();
    // Links of the page keep it.
    await page
      .getByRole('navigation', { name: 'Sections' })
      .getByRole('link', { name: 'Settings', exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(new URL(page.url()).searchParams.get('preview')).toBe('flag.mfe-reports.rows.20');
    await banner.getByRole('button', { name: 'Leave the preview' }).click();
    await banner.waitFor({ state: 'detached' });
    await open('/google/reports');
    await heading(page).waitFor();
    expect(JSON.parse(await handed(page))).toEqual({});
  },
  state,
);

it(
  'tells owners on the page of releases what is set, for whom and by whom [20.12]',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await team.publish(telling, {}, flags);
    await team.setFlag('layout', 'wide', { share: 30, reason: 'some asked for it' });
    await open('/releases');
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'mfe-reports' }) });
    const item = section.getByRole('listitem').filter({ hasText: 'layout: wide' });
    await item.getByText(/for 30% of the sessions · .+ · by ann · some asked for it/).waitFor();
    await section.getByText(/rows: 10 · default/).waitFor();
    await team.setFlag('layout', null);
  },
  state,
);
