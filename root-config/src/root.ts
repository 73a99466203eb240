import { start } from 'single-spa';
import { createChromeSlot } from './chrome/chrome-slot';
import { reloadPage } from './navigation/navigate';
import { createPage } from './page/create-page';
import { showFatal } from './page/fatal';
import { ids } from './page/ids';
import { readBootstrap, readPreloadTable } from './page/read-page';
import { loadLateParts } from './release/late-parts';
import { addSandboxLink } from './screen/sandbox-link';
import { createScreen } from './screen/screen';
import { createReadyMark } from './screen/screen-ready';
import { showSkeletonTexts } from './screen/skeleton-texts';
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
  const loadRest = () => {
    loadChrome();
    const options = { window, notices: page.chrome.notices, text: page.text, reload: () => navigation.reload() };
    void loadLateParts(options, (message, error) => console.error(message, error));
  };
  // Notices and dialogs are fetched when they are needed, or once the first screen needs nothing more.
  const watchReady = createReadyMark({
    apps: main,
    mark: (name) => performance.mark(name),
    onReady: () => setTimeout(loadRest, 1000),
  });
  registerApplications({
    document,
    text: page.text,
    props: page.props,
    reloadPage: () => reloadPage(window.location),
    keepFocus: () => main.focus({ preventScroll: true }),
  });
  navigation.start();
  navigation.subscribe((location) => {
    warm(location.path);
    showScreen(location);
    watchReady(location);
    page.tracking.pageView(location);
  });
  addSandboxLink(document, page.props.bootstrap.sandbox, page.text);
  document.getElementById(ids.late)?.remove();
  showScreen(navigation.current());
  watchReady(navigation.current());
  page.tracking.pageView(navigation.current());
  start();
}

try {
  startShell();
} catch (error) {
  console.error(error);
  showFatal(document, () => reloadPage(window.location));
}
