import type { Bootstrap } from '@listings/shared-api/contract';
import type { PageBootstrap } from '@listings/shared-machines';
import { start } from 'single-spa';
import { createAlerts } from './alerts/late-alerts';
import { createChromeSlot } from './chrome/chrome-slot';
import { createHelp } from './help/late-help';
import { ownHost, type Host } from './host/host';
import { loadPseudoText } from './messages/pseudo-text';
import { languageOf, pseudoLocale } from './messages/texts';
import { definitionOf } from './navigation/location';
import { reloadPage } from './navigation/navigate';
import { createNextNotice } from './notices/next-notice';
import { createPage, type Page } from './page/create-page';
import { ids } from './page/ids';
import { endPainted } from './page/painted';
import { loadFramedHost, loadUnreadFacts } from './page/rare-starts';
import { createPartIntegrity } from './page/part-integrity';
import { readBootstrap, readPageFiles } from './page/read-page';
import { createReleaseParts } from './release/late-parts';
import { showPreviews, watchedSlots } from './release/late-preview';
import { addSandboxLink } from './screen/sandbox-link';
import { createScreen } from './screen/screen';
import { createReadyMark } from './screen/screen-ready';
import { showSkeletonTexts } from './screen/skeleton-texts';
import { tabsOf } from './screen/tabs';
import { createOutcomes } from './slots/slot-outcome';
import { registerApplications } from './slots/register-applications';

/** The one way on from a screen, whose application is fetched in the first quiet moment. */
const waysOn: Readonly<Record<string, string>> = { '/google/start': '/google/setup-mc' };

/** Milliseconds after the first screen is ready: what it brings for itself by then comes before what is for the whole page. */
const shellPause = 500;

function startShell(bootstrap: PageBootstrap, host: Host): Page {
  const main = document.getElementById(ids.apps);
  const chrome = document.getElementById(ids.chrome);
  if (main === null || chrome === null) throw new Error('the page has no place for applications');
  const page = createPage(window, bootstrap, host);
  const { navigation } = page.props;
  showSkeletonTexts(document, page.text);
  // Fetches a screen's scripts ahead: when its link is pointed at, and side by side once it is wanted.
  const warm = (path: string) => files.preload[path]?.forEach(parts.fetchAhead);
  const kept = createNextNotice(window).take();
  const showScreen = createScreen({
    window,
    isLedHere: kept !== null,
    text: page.text,
    facts: page.props.bootstrap,
    warm,
    hrefOf: navigation.hrefOf,
  });
  const loadChrome = createChromeSlot({
    element: chrome,
    state: page.chrome,
    confirm: (text) => window.confirm(text),
    report: (message, error) => console.error(message, error),
  });
  const outcomes = createOutcomes(window, () => definitionOf(navigation.current().path).app);
  const reload = (href?: string) => navigation.reload(href);
  const loadReleaseParts = createReleaseParts(window, page, outcomes, reload);
  const loadAlerts = createAlerts(window, page);
  const loadHelp = createHelp(window, page);
  let isSettled = false;
  // Notices and dialogs are fetched when they are needed, or once the first screen needs nothing more.
  const watchReady = createReadyMark({
    apps: main,
    mark: (name) => {
      // The timeline grows with each visit otherwise.
      performance.clearMarks(name);
      performance.mark(name);
    },
    onReady: () => {
      // A screen is ready at each visit: these are for the whole page.
      if (isSettled) return;
      isSettled = true;
      const followUp = () => {
        page.tracking.fetch();
        page.followChanges();
        for (const { path } of tabsOf(page.props.bootstrap)) parts.fetchLists(files.preload[path] ?? []);
        const next = waysOn[navigation.current().path];
        if (next !== undefined) warm(next);
      };
      // Each in a task of its own: people have begun to use the screen by then.
      for (const begin of [loadChrome, loadReleaseParts, loadAlerts, loadHelp, followUp]) setTimeout(begin, shellPause);
    },
  });
  registerApplications({
    document,
    text: page.text,
    props: page.props,
    named: host.addresses.named,
    reloadPage: () => reloadPage(window.location),
    keepFocus: () => main.focus({ preventScroll: true }),
    ...watchedSlots(page),
    told: (outcome) => {
      endPainted(document);
      outcomes.add(outcome);
    },
  });
  navigation.start();
  navigation.subscribe((location) => {
    warm(location.path);
    showScreen(location);
    watchReady(location);
    page.tracking.pageView(location);
  });
  showPreviews(window, page, reload);
  if (kept !== null) page.props.notices.show(kept);
  addSandboxLink(document, page.props.bootstrap.capabilities.sandbox, page.text);
  showScreen(navigation.current());
  watchReady(navigation.current());
  page.tracking.pageView(navigation.current());
  start();
  host.joined(page);
  document.getElementById(ids.late)?.remove();
  return page;
}

const isPseudo = languageOf(document) === pseudoLocale;

const isWhole = (bootstrap: Bootstrap): bootstrap is PageBootstrap =>
  !isPseudo &&
  bootstrap.mcSetupComplete !== null &&
  document.getElementById('routes') === null &&
  bootstrap.unread.length === 0;

/**
 * Starts with what most pages do not have: facts about the store that the server could not read, which are read once more
 * before anything is shown, routes that applications brought, and texts of the pseudo-locale.
 */
async function startWithRest(printed: Bootstrap, host: Host): Promise<void> {
  const [{ completeFacts, tellDefaults }] = await Promise.all([loadUnreadFacts(), isPseudo && loadPseudoText()]);
  const bootstrap = await completeFacts(window, printed, () => reloadPage(window.location));
  if (bootstrap === null) return;
  const { chrome, props } = startShell(bootstrap, host);
  tellDefaults(bootstrap, chrome.notices, props.language, () => props.navigation.reload());
}

/** Another host shows the application in its own page: what that takes is fetched there alone. */
async function startFramed(printed: Bootstrap): Promise<void> {
  const { framedHost } = await loadFramedHost();
  const host = framedHost(window, printed.host);
  if (isWhole(printed)) startShell(printed, host);
  else await startWithRest(printed, host);
}

/** Throws outside the promise, where the document's error listener sees it: a rejection is no error of a script. */
const throwAlone = (error: unknown): void => {
  setTimeout(() => {
    throw error;
  });
};

const files = readPageFiles(document);
const parts = createPartIntegrity(document, files);
window.loadPart = parts.load;

// Errors thrown from here on are shown by the document (`page/start-watch.ts`).
const printed = readBootstrap(document);
if (printed.host.addresses !== null) startFramed(printed).catch(throwAlone);
else if (isWhole(printed)) startShell(printed, ownHost(window));
else startWithRest(printed, ownHost(window)).catch(throwAlone);
