import type { Page } from '../page/create-page';
import { latePart } from '../page/late-part';
import { loadApplication } from '../slots/load-application';
import type { SlotsOptions } from '../slots/register-applications';
import { buildOf } from '../slots/specifier';
import { readPreviews } from './preview';

/** What the page says of previews: most pages show none, and do without it. */
const loadBanner = latePart(() => import('./preview-banner'), 'the banner of previews');

const loadWatch = () => import('../isolation/watch-previews');

/** Says all the while that parts of the page are previews, or that a link is over, where the page was made of one. */
export function showPreviews(...about: Parameters<typeof import('./preview-banner').showPreview>): void {
  const { shown, isOver } = readPreviews(document);
  if (shown.length > 0 || isOver) loadBanner(({ showPreview }) => showPreview(...about));
}

/** How slots load applications where some are previews: they are watched from before their first line on. */
export function watchedSlots(page: Page): Pick<SlotsOptions, 'load' | 'went'> {
  const builds = readPreviews(document).shown.map(({ app }) => app);
  if (builds.length === 0) return {};
  const watching = loadWatch()
    .then(({ watchPreviews }) => watchPreviews(window, page))
    .catch(() => null);
  return {
    load: async (app) => {
      const watch = await watching;
      if (builds.includes(buildOf(app))) watch?.comes(buildOf(app));
      return loadApplication(app);
    },
    went: (app) => {
      if (builds.includes(buildOf(app))) void watching.then((watch) => watch?.went(buildOf(app)));
    },
  };
}
