import { countryNames } from '@listings/shared-values';
import { createApi } from '@listings/shared-api';
import { failureNotice, invalidateAfter, pseudoText, type PageBootstrap } from '@listings/shared-machines';
import { brand } from '@listings/shared-machines/brand';
import type { ChromeState, LeaveQuestion } from '../chrome/chrome-state';
import { createShellTexts, languageOf, type ShellText } from '../messages/texts';
import type { Host } from '../host/host';
import { createNavigation, type ShellNavigation } from '../navigation/navigation.service';
import { keptPreview } from '../release/preview';
import { createNextNotice } from '../notices/next-notice';
import { createNoticeList, createStore, type NoticeList } from '../notices/notice-list';
import { createSessionRecording } from '../session-recording/session-recording.service';
import type { PageProps } from '../slots/page-props';
import { createTracking, hostTracks, type ShellTracking } from '../tracking/tracking.service';
import type { answerNotices } from './answer-notices';
import { nonceNow } from './fetch-nonce';
import { isForeignAnswer } from './foreign-answer.rules';
import { latePart } from './late-part';
import { createOtherTabs, openTabChannel } from './other-tabs';
import { createQueryClient, forgetWhileAway, onAnswered } from './query-client';
import { writesTogether } from './writes-together';
import { createSession, unauthorized, type Session } from './session';

/** Everything the page has once. */
export interface Page {
  readonly props: PageProps & { readonly navigation: ShellNavigation };
  readonly chrome: ChromeState;
  readonly text: ShellText;
  readonly tracking: ShellTracking;
  readonly session: Session;
  /** Begins to hear what others change. */
  readonly followChanges: () => void;
}

/** Shows the question; resolves with its answer. */
const ask = (question: ReturnType<typeof createStore<LeaveQuestion | null>>) =>
  new Promise<boolean>((resolve) => {
    const answer = (leave: boolean) => {
      question.set(null);
      resolve(leave);
    };
    question.set({ answer });
  });

const recorderOf = (window: Window) =>
  createSessionRecording({
    storage: () => window.sessionStorage,
    load: () => import('@listings/shared-machines/recorder'),
    report: (message, error) => console.error(message, error),
  });

/** Session of the page: an expired nonce is read again from the page itself, or from the host's endpoint. */
const sessionOf = (window: Window, bootstrap: PageBootstrap, notices: NoticeList, text: ShellText): Session =>
  createSession({
    nonce: bootstrap.nonce,
    fetchNonce: () => nonceNow(window, bootstrap),
    onGivenUp: (reopen) => {
      const action = { label: text('session.signIn'), run: reopen };
      notices.show({ id: 'signed-out', kind: 'error', text: text('session.gone'), action });
    },
    onBack: () => notices.dismiss('signed-out'),
  });

const lateAnswers = (parts: Parameters<typeof answerNotices>[0]) =>
  latePart(async () => (await import('./answer-notices')).answerNotices(parts), 'what tells of strange answers');

/** The facts as the page uses them. English readers of a store that speaks English get the store's own names of countries. */
function bootstrapOf(printed: PageBootstrap, language: string, isTracked: boolean): PageBootstrap {
  const isStores = language.startsWith('en') && printed.userLocale.startsWith('en');
  return {
    ...printed,
    trackingEnabled: printed.trackingEnabled || isTracked,
    countries: isStores ? printed.countries : countryNames(printed.countries, language),
  };
}

/** Makes the services of the page from its bootstrap object. */
export function createPage(window: Window, printed: PageBootstrap, { addresses, leaving, tracked }: Host): Page {
  const language = languageOf(window.document);
  const bootstrap = bootstrapOf(printed, language, hostTracks(tracked));
  const asked = new URLSearchParams(window.location.search).get('_locale');
  const text = createShellTexts(language, brand);
  const notices = createNoticeList();
  const leaveQuestion = createStore<LeaveQuestion | null>(null);

  const navigation = createNavigation({
    window,
    addresses,
    leaving,
    facts: bootstrap,
    external: { hosts: bootstrap.externalHosts, origin: window.location.origin },
    keep: {
      ...(asked === language ? { _locale: asked } : {}),
      ...keptPreview(window.document, window.location.search),
    },
    askLeave: () => ask(leaveQuestion),
    onRefused: (address) => {
      console.error('refused to open', address);
      notices.show({ id: 'navigation-refused', kind: 'error', text: text('notices.refused') });
    },
  });

  const session = sessionOf(window, bootstrap, notices, text);

  const queryClient = createQueryClient();
  forgetWhileAway(queryClient, window.document);
  // Removes the notice of a call that failed and then succeeded.
  const succeeded = (key: string) => notices.dismiss(failureNotice(key));
  onAnswered(queryClient, succeeded);
  // Endpoint → by which the server's log names its last failure.
  const references = new Map<string, string | null>();
  const answers = lateAnswers({ queryClient, notices, bootstrap, language });
  const otherTabs = createOtherTabs(openTabChannel(), queryClient);
  const together = writesTogether({ window, bootstrap, language, notices, queryClient, otherTabs });
  const api = createApi({
    restRoot: bootstrap.restRoot,
    nonce: session.nonce,
    missing: bootstrap.missingCalls,
    onMutated(key) {
      succeeded(key);
      invalidateAfter(queryClient, key);
      otherTabs.tell(key);
    },
    ...together.calls,
    onMisfit(error, misfit) {
      if (!isForeignAnswer(error)) answers((told) => told.misfit(error, misfit));
    },
    onAged: (key, input, ageMs) => answers((told) => told.aged([key, input], ageMs)),
    onFailed(error) {
      references.set(error.endpoint, error.reference);
      if (isForeignAnswer(error)) answers((told) => told.foreign(error));
    },
    onUnauthorized: (error) => unauthorized(error, { mcSetupComplete: bootstrap.mcSetupComplete, navigation, session }),
  });
  const signInUrl = bootstrap.host.signIn;
  const readAnew = () => queryClient.invalidateQueries();
  const recorder = recorderOf(window);
  const tracking = createTracking({ window: tracked, enabled: bootstrap.trackingEnabled });

  return {
    props: {
      bootstrap,
      api,
      notices: { ...notices, showNext: createNextNotice(window).keep },
      navigation,
      tracking,
      memory: new Map(),
      seal: async (plain) => (await import('./session-seal')).sealOf(session.nonce(), plain),
      otherTabs,
      recorder,
      language,
      pseudoText,
      queryClient,
    },
    chrome: { notices, leaveQuestion, signedOut: session, text, language, signInUrl, references, readAnew },
    text,
    tracking,
    session,
    followChanges: together.follow,
  };
}
