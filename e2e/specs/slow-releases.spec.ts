import { ReportsTeam } from '../src/deploys';
import { it, openStore } from '../src/scene';
import { heading, told, underWatch } from '../src/under-watch';
import { becomes } from '../src/waiting';

openStore(['--deploy-port', '0']);

const state = { scenario: 'ads-complete' };

it.each(underWatch)(
  '%s that starts much slower than the one it stands beside or in place of [D-6, 20.1]',
  async (scene, _deed, openReports, action) => {
    const { page, store, open } = scene;
    const team = await ReportsTeam.at(store);
    for (let starts = 0; starts < 5; starts += 1) {
      const started = told(page, '"mfe-reports"');
      await open('/google/reports');
      await started;
    }
    const slowly = `await new Promise((done) => setTimeout(done, 4000)); // ${action}`;
    await openReports(scene, team, (code) => `${code}\n${slowly}`);
    const slow = await Promise.all([1, 2, 3, 4, 5].map(() => page.context().newPage()));
    await Promise.all(
      slow.map(async (opened) => {
        const started = told(opened, '"mfe-reports"', 40_000);
        await opened.goto(new URL('/google/reports', store.signInUrl).href, { waitUntil: 'commit' });
        await started;
      }),
    );
    const said = /^mfe-reports 2\.0\.\d+ starts in \d+\.\d s, the version it is compared with in \d+\.\d s$/;
    await becomes(() => team.last(), expect.objectContaining({ action, by: [], reason: expect.stringMatching(said) }));
    await open('/google/reports');
    await heading(page, 'Reports').waitFor();
  },
  state,
  90_000,
);

/** The reports with a mount that ends, and a part in sight that goes on loading for four seconds. */
const showingLate = (code: string) => {
  const own = /\b([\w$]+) as mount\b/.exec(code)?.[1];
  if (own === undefined) throw new Error('the entry of the reports exports no mount');
  return `${code.replace(/\b[\w$]+ as mount\b/, 'showLate as mount')}
    async function showLate(props) {
      for (const step of [${own}].flat()) await step(props);
      const busy = Object.assign(document.createElement('span'), { ariaBusy: 'true' });
      document.getElementById('single-spa-application:reports').append(busy);
      setTimeout(() => busy.remove(), 4000);
    }`;
};

it.each(underWatch)(
  '%s whose screens have their content much later after their start [20.1]',
  async (scene, _deed, openReports, action) => {
    const { page, store, open } = scene;
    const team = await ReportsTeam.at(store);
    const goTo = async (name: string) => {
      await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name }).click();
      await heading(page, name).waitFor();
    };
    const goToReports = async () => {
      const ready = told(page, '"app":"mfe-reports","ready":');
      await goTo('Reports');
      await ready;
      await goTo('Settings');
    };
    const settings = async (openIt: () => Promise<void>) => {
      const started = told(page, '"mfe-settings"');
      await openIt();
      await started;
    };
    await settings(() => open('/google/settings'));
    for (let visits = 0; visits < 5; visits += 1) await goToReports();
    await openReports(scene, team, (code) => `${showingLate(code)}\n// ${action}`);
    await settings(() => open('/google/settings'));
    for (let visits = 0; visits < 5; visits += 1) await goToReports();
    const said = /^mfe-reports 2\.0\.\d+ shows its screens in \d+\.\d s, the version it is compared with in \d+\.\d s$/;
    await becomes(() => team.last(), expect.objectContaining({ action, by: [], reason: expect.stringMatching(said) }));
  },
  state,
  90_000,
);
