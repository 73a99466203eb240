import { ReportsTeam } from '../src/deploys';
import { it, openStore } from '../src/scene';
import { heading, openCandidate, releaseOf, told, underWatch } from '../src/under-watch';
import { becomes } from '../src/waiting';

openStore(['--deploy-port', '0']);

const state = { scenario: 'ads-complete' };

it(
  'shows a candidate that an owner chooses by the key, says so, and the live version to whoever chooses that [20.12]',
  async ({ page, store, open }) => {
    const team = await ReportsTeam.at(store);
    await open('/google/reports');
    const live = await releaseOf(page);
    await team.publish(`document.documentElement.dataset.reports = 'candidate';`, { share: 1 });
    const choose = async (option: string | RegExp) => {
      // What shows the panel is loaded a while after the first screen.
      await told(page, '"mfe-reports"');
      await page.keyboard.press('Control+Alt+Shift+KeyV');
      const choice = page.getByRole('dialog').getByRole('combobox', { name: 'mfe-reports' });
      const label = await choice.getByRole('option', { name: option }).textContent();
      await choice.selectOption({ label: label ?? '' });
      await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click();
    };
    await open('/google/reports');
    await choose(/^Candidate 2\.0\.\d+, for 1% of the sessions$/);
    const banner = page.getByRole('complementary', { name: 'Preview' });
    await banner.getByText(/^You see a candidate: mfe-reports 2\.0\.\d+\./).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset['reports'] === 'candidate');
    expect(new URL(page.url()).searchParams.get('preview')).toBe('candidate.mfe-reports');

    await choose(/as everybody sees it$/);
    await banner.waitFor({ state: 'detached' });
    await heading(page, 'Reports').waitFor();
    expect([await releaseOf(page), new URL(page.url()).searchParams.get('preview')]).toEqual([live, 'live']);
  },
  state,
);

it.each([
  ['throws when it is loaded', `throw new Error('broken on purpose');`, 'throws when it is loaded: broken on purpose'],
  [
    'throws a moment after it was shown',
    `setTimeout(() => { throw new Error('broken on purpose'); }, 50);`,
    'throws on its page: broken on purpose',
  ],
])('refuses an application that %s, before any page has it [20.1, 20.4]', async ({ store }, _kind, line, fault) => {
  const team = await ReportsTeam.at(store);
  const before = await team.revision();
  await expect(team.publish(line)).rejects.toThrow(`mfe-reports ${fault}`);
  expect(await team.revision()).toBe(before);
});

it(
  'tells who previews an application what it leaves in the page when it goes, by name; the real one leaves nothing [20.6]',
  async ({ page, store, open, problems }) => {
    const team = await ReportsTeam.at(store);
    const previewUntil = new Date(Date.now() + 3_600_000).toISOString();
    const visit = async (word: string) => {
      await open(`/google/reports?preview=${word}`);
      await heading(page, 'Reports').waitFor();
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Settings' }).click();
      await heading(page, 'Settings').waitFor();
    };
    const left = page.getByText('left in the page when it went');
    await visit(await team.publish('// looked at', { previewUntil }));
    const looked = page.waitForFunction(() => performance.now() > Number(sessionStorage.getItem('until')));
    await page.evaluate(() => sessionStorage.setItem('until', String(performance.now() + 1000)));
    await looked;
    expect(await left.count()).toBe(0);

    problems.allow(/left in the page when it went/);
    const line = `document.body.append(Object.assign(document.createElement('div'), { id: 'own' }));
      document.adoptedStyleSheets.push(new CSSStyleSheet()); Array.prototype.last = 1; setInterval(() => {}, 500); addEventListener('resize', () => {});`;
    await visit(await team.publish(line, { previewUntil }));
    await page
      .getByText(
        `mfe-reports left in the page when it went: <div id="own">, document.adoptedStyleSheets, Array.prototype.last, setInterval(…, 500), window.addEventListener('resize').`,
      )
      .waitFor();
  },
  state,
);

it(
  'takes away a candidate that rejects with what is no error, and lists what nobody can be named for as the page’s [20.1]',
  async (scene) => {
    const { page, store, open } = scene;
    scene.problems.allow(/^uncaught: /);
    const team = await ReportsTeam.at(store);
    await openCandidate(scene, team, (code) => `${code}\nsetTimeout(() => Promise.reject('no reason'));`);
    for (let pages = 0; pages < 3; pages += 1) {
      const late = told(page, '"a promise was rejected with no reason"');
      await open('/google/reports');
      await late;
    }
    const said = /^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/;
    await becomes(() => team.last(), expect.objectContaining({ by: [], reason: expect.stringMatching(said) }));

    const started = told(page, '"mfe-reports"');
    await open('/google/reports');
    await started;
    const late = told(page, '"app":"page"');
    await page.evaluate(() => void setTimeout(() => void Promise.reject(new Error('by nobody'))));
    await late;
    await page.goto(new URL('/releases', store.url).href);
    await page.getByText('Error: by nobody', { exact: true }).waitFor();
    const [item] = await page.getByRole('listitem').filter({ hasText: 'by nobody' }).allInnerTexts();
    expect(item).toMatch(/^The page itself · .+ · Error: by nobody/);
  },
  state,
  60_000,
);

/** The reports with a mount that ends well and leaves the slot empty. */
const showingNothing = (code: string) => {
  const changed = code.replace(/\b[\w$]+ as mount\b/, 'leaveEmpty as mount');
  if (changed === code) throw new Error('the entry of the reports exports no mount');
  return `${changed}\nasync function leaveEmpty() {}`;
};

it.each(underWatch)(
  '%s whose application starts and shows nothing, where admins go to its screen [D-6, 20.1]',
  async (scene, _deed, openReports, action) => {
    const { page, store, open } = scene;
    const team = await ReportsTeam.at(store);
    await openReports(scene, team, (code) => `${showingNothing(code)}\n// ${action}`);
    for (let pages = 0; pages < 3; pages += 1) {
      await open('/google/settings');
      // Pages tell of what happens on them a while after their first screen.
      await told(page, '"mfe-settings"');
      const late = told(page, 'nothing is shown');
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Reports' }).click();
      await late;
    }
    await becomes(
      () => team.last(),
      expect.objectContaining({
        action,
        by: [],
        reason: expect.stringMatching(/^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/),
      }),
    );
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
  },
  state,
  90_000,
);

it.each(underWatch)(
  '%s that shows nothing on the first screen of a page, where it is told by its silence [20.1]',
  async (scene, _deed, openReports, action) => {
    const { page, store, open } = scene;
    const team = await ReportsTeam.at(store);
    await openReports(scene, team, (code) => `${showingNothing(code)}\n// first screen, ${action}`);
    for (let pages = 0; pages < 3; pages += 1) await open('/google/reports');
    const said = /^3 of \d+ pages with mfe-reports 2\.0\.\d+ fell silent before they had started$/;
    await becomes(() => team.last(), expect.objectContaining({ action, reason: expect.stringMatching(said) }), 30_000);
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
  },
  state,
  90_000,
);

it(
  'takes away a candidate on whose start pages are left, where admins go to its screen [20.1]',
  async (scene) => {
    const { page, store } = scene;
    const team = await ReportsTeam.at(store);
    const endless = 'async function leaveEmpty() { await new Promise(() => {}); } // left';
    await openCandidate(scene, team, (code) => showingNothing(code).replace('async function leaveEmpty() {}', endless));
    for (let pages = 0; pages < 3; pages += 1) {
      const one = await page.context().newPage();
      // What tells of it is loaded a while after the first screen.
      const started = told(one, '"mfe-settings"', 40_000);
      await one.goto(new URL('/google/settings', store.signInUrl).href);
      await started;
      const begins = told(one, '"begins":"mfe-reports"');
      await one.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Reports' }).click();
      await begins;
      await one.close();
    }
    const said = /^3 of \d+ pages with mfe-reports 2\.0\.\d+ fell silent before they had started$/;
    await becomes(() => team.last(), expect.objectContaining({ by: [], reason: expect.stringMatching(said) }), 30_000);
  },
  state,
  90_000,
);

it(
  'takes away a candidate whose mount never ends, and counts it as a start that failed [20.1]',
  async (scene) => {
    const { page, store, open } = scene;
    const team = await ReportsTeam.at(store);
    scene.problems.allow(/reports did not load/);
    const endless = 'async function leaveEmpty() { await new Promise(() => {}); }';
    await openCandidate(scene, team, (code) => showingNothing(code).replace('async function leaveEmpty() {}', endless));
    const opened = await Promise.all([1, 2, 3].map(() => page.context().newPage()));
    await Promise.all(
      opened.map(async (one) => {
        const failed = told(one, 'reports: mount took longer than 5000 ms', 40_000);
        await one.goto(new URL('/google/reports', store.signInUrl).href, { waitUntil: 'commit' });
        await failed;
      }),
    );
    const said = /^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/;
    await becomes(() => team.last(), expect.objectContaining({ by: [], reason: expect.stringMatching(said) }));
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
  },
  state,
  90_000,
);

it(
  'takes away a candidate that freezes its page long after its first screen, told by a worker beside it [20.1]',
  async (scene) => {
    const { page, store } = scene;
    scene.problems.allow(/^the page crashed$/, /TrustedTypePolicy/, /trusted-types/);
    const team = await ReportsTeam.at(store);
    await openCandidate(scene, team, (code) => `${code}\naddEventListener('click', () => { for (;;); });`);
    const frozen = async () => {
      const failures = await page.context().request.get(new URL('/wp-json/store/v1/failures', store.url).href);
      return ((await failures.json()) as { message: string }[]).filter(({ message }) => message === 'froze for 10 s')
        .length;
    };
    const before = await frozen();
    for (let pages = 1; pages <= 3; pages += 1) {
      const one = await page.context().newPage();
      const started = told(one, '"mfe-reports"', 40_000);
      const watched = one.waitForEvent('worker');
      const control = await page.context().newCDPSession(one);
      await one.goto(new URL('/google/reports', store.signInUrl).href, { waitUntil: 'commit' });
      const [worker] = await Promise.all([watched, started]);
      // It listens: what froze before could not have begun it.
      await worker.evaluate(() =>
        new Promise((heard) => addEventListener('message', heard, { once: true })).then(() => {}),
      );
      // Nobody else makes addresses of workers.
      const taken = one.evaluate(() => Object(globalThis)['trustedTypes'].createPolicy('heartbeat', {}));
      await expect(taken).rejects.toThrow('Policy with name "heartbeat" already exists');
      // Its answer never comes.
      void one.mouse.click(5, 5).catch(() => {});
      await becomes(frozen, before + pages, 40_000);
      // A frozen page does not close, and answers nothing.
      const crashed = one.waitForEvent('crash');
      void control.send('Page.crash').catch(() => {});
      await crashed;
    }
    const said = /^3 of \d+ starts of mfe-reports 2\.0\.\d+ failed$/;
    await becomes(() => team.last(), expect.objectContaining({ by: [], reason: expect.stringMatching(said) }));
    const next = await page.context().newPage();
    await next.goto(new URL('/google/reports', store.signInUrl).href);
    await heading(next, 'Reports').waitFor();
  },
  state,
  200_000,
);
