import { routes } from '@listings/shared-machines/routes';
import { start } from 'single-spa';
import { createChromeSlot } from './chrome/chrome-slot';
import { reloadPage } from './navigation/navigate';
import { createNextNotice } from './notices/next-notice';
import { createPage } from './page/create-page';
import { ids } from './page/ids';
import { readBootstrap, readPreloadTable } from './page/read-page';
import { createReleaseParts } from './release/late-parts';
import { showPreview } from './release/preview-banner';
import { addSandboxLink } from './screen/sandbox-link';
import { createScreen } from './screen/screen';
import { createReadyMark } from './screen/screen-ready';
import { showSkeletonTexts } from './screen/skeleton-texts';
import { createOutcomes } from './slots/slot-outcome';
import { registerApplications } from './slots/register-applications';
import { createWarmer } from './slots/warm';

function startShell(): void {
  const main = document.getElementById(ids.apps);
  const chrome = document.getElementById(ids.chrome);
  if (main === null || chrome === null) throw new Error('the page has no place for applications');
  const page = createPage(window, readBootstrap(document), window.location);
  const { navigation } = page.props;
  showSkeletonTexts(document, page.text);
  const warm = createWarmer(document, readPreloadTable(document));
  const showScreen = createScreen({ window, text: page.text, facts: page.props.bootstrap, warm });
  const loadChrome = createChromeSlot({
    element: chrome,
    state: page.chrome,
    confirm: (text) => window.confirm(text),
    report: (message, error) => console.error(message, error),
  });
  const outcomes = createOutcomes(window, () => routes[navigation.current().path].app);
  const reload = (href?: string) => navigation.reload(href);
  const loadReleaseParts = createReleaseParts(window, page, outcomes, reload);
  // Notices and dialogs are fetched when they are needed, or once the first screen needs nothing more.
  const watchReady = createReadyMark({
    apps: main,
    mark: (name) => performance.mark(name),
    onReady: () =>
      setTimeout(() => {
        loadChrome();
        loadReleaseParts();
      }, 1000),
  });
  registerApplications({
    document,
    text: page.text,
    props: page.props,
    reloadPage: () => reloadPage(window.location),
    keepFocus: () => main.focus({ preventScroll: true }),
    told: outcomes.add,
  });
  navigation.start();
  navigation.subscribe((location) => {
    warm(location.path);
    showScreen(location);
    watchReady(location);
    page.tracking.pageView(location);
  });
  showPreview(window, page, reload);
  const kept = createNextNotice(window).take();
  if (kept !== null) page.props.notices.show(kept);
  addSandboxLink(document, page.props.bootstrap.sandbox, page.text);
  showScreen(navigation.current());
  watchReady(navigation.current());
  page.tracking.pageView(navigation.current());
  start();
  document.getElementById(ids.late)?.remove();
}

// What it throws, the document tells (`page/start-watch.ts`).
startShell();
