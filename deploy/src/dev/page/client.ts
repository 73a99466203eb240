import type { BuildNews, TypeNews } from '../news.types';
import { askInspected, relayInspection } from './inspection';
import { loadAnew } from './navigate';
import { createOverlay } from './overlay';
import { onPageBuild, pageBuilds } from './page-builds';
import { tellRuntimeErrors } from './runtime-errors';

/** The newest version of each build that the server told of. */
const newest = new Map<string, string>();
const overlay = createOverlay(document);
let isUpdating = false;

/** Brings what runs on the page to the newest version; what cannot be replaced loads the page anew. */
async function update(): Promise<void> {
  if (isUpdating) return;
  isUpdating = true;
  const isBehind = () =>
    pageBuilds(window).find(({ name, hash }) => newest.has(name) && newest.get(name) !== hash()) ?? null;
  for (let build = isBehind(); build !== null; build = isBehind()) {
    const before = build.hash();
    const applied = await build.hot.check(true).catch((error: unknown) => {
      console.info(`${build?.name ?? ''} loads anew:`, error);
      return null;
    });
    if (applied === null || build.hash() === before) return loadAnew();
    overlay.say('Errors', []);
  }
  isUpdating = false;
}

const dataOf = <T>(event: Event): T => JSON.parse((event as MessageEvent<string>).data) as T;

const events = new EventSource('/@dev/events');
events.addEventListener('build', (event) => {
  const news = dataOf<BuildNews>(event);
  overlay.say(`${news.name} does not build`, 'errors' in news ? news.errors : []);
  if ('hash' in news) newest.set(news.name, news.hash);
  void update();
});
events.addEventListener('types', (event) => overlay.say('Types', dataOf<TypeNews>(event).errors));
events.addEventListener('inspect', askInspected);
onPageBuild(window, () => void update());
tellRuntimeErrors(window, overlay);
if (new URLSearchParams(location.search).has('inspect')) relayInspection();
