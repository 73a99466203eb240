import { countryNames } from '@listings/shared-values';
import { createApi, createPrintedReads, type ApiOptions, type PrintedAnswers } from '@listings/shared-api';
import { invalidateAfter, type LeaveWords, type PageBootstrap } from '@listings/shared-machines';
import { brand } from '@listings/shared-machines/brand';
import type { ChromeState, LeaveQuestion } from '../chrome/chrome-state';
import { pseudoText } from '../messages/pseudo-text';
import { createShellTexts, languageOf, type ShellText } from '../messages/texts';
import type { Host } from '../host/host';
import { createNavigation, type NavigationOptions, type ShellNavigation } from '../navigation/navigation.service';
import { keptPreview } from '../release/preview';
import { createNextNotice } from '../notices/next-notice';
import { createNoticeList, createStore, type NoticeList } from '../notices/notice-list';
import { createSessionRecording, type ShellRecorder } from '../session-recording/session-recording.service';
import type { PageProps } from '../slots/page-props';
import { hostTracks } from '../tracking/host-tracker';
import { createLateTracking, type LateTracking } from '../tracking/late-tracking';
import type { answerNotices } from './answer-notices';
import { isForeignAnswer } from './foreign-answer.rules';
import { createFailedCalls } from './failed-calls';
import { latePart } from './late-part';
import { createOtherTabs, openTabChannel, type ShellOtherTabs } from './other-tabs';
import { createQueryClient, fillFromPage, forgetWhileAway } from './query-client';
import { createPrintedAnswers } from './printed-answers';
import { writesTogether } from './writes-together';
import { loadLostSession } from './rare-starts';
import { createSession, type Session } from './session';

/** Everything the page has once. */
export interface Page {
  readonly props: PageProps & { readonly navigation: ShellNavigation; readonly recorder: ShellRecorder };
  readonly chrome: ChromeState;
  readonly text: ShellText;
  readonly tracking: LateTracking;
  readonly session: Session;
  /** Begins to hear what others change. */
  readonly followChanges: () => void;
}

/** The question where no screen has words of its own. */
const unsaved = (text: ShellText): LeaveWords => ({ title: text('leave.title'), text: text('leave.text') });

/** Shows the question; resolves with its answer. */
const ask = (question: ReturnType<typeof createStore<LeaveQuestion | null>>, words: LeaveWords) =>
  new Promise<boolean>((resolve) => {
    const answer = (leave: boolean) => {
      question.set(null);
      resolve(leave);
    };
    question.set({ answer, ...words });
  });

const recorderOf = (window: Window, { current }: ShellNavigation) =>
  createSessionRecording({
    storage: () => window.sessionStorage,
    load: () => import('@listings/shared-machines/recorder'),
    report: (message, error) => console.error(message, error),
    place: current,
  });

/** Session of the page: an expired nonce is read again from the page itself, or from the host's endpoint. */
const sessionOf = (window: Window, bootstrap: PageBootstrap, notices: NoticeList, text: ShellText): Session =>
  createSession({
    nonce: bootstrap.nonce,
    fetchNonce: async () => (await loadLostSession())?.nonceNow(window, bootstrap) ?? null,
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
    countries: countryNames(printed.countries, language, isStores),
  };
}

/** Places and links of the page; what leads elsewhere than it may is refused, and said. */
function navigationOf(
  window: Window,
  bootstrap: PageBootstrap,
  { addresses, leaving }: Host,
  language: string,
  parts: Pick<NavigationOptions, 'askLeave'> & { readonly notices: NoticeList; readonly text: ShellText },
): ShellNavigation {
  const asked = new URLSearchParams(window.location.search).get('_locale');
  return createNavigation({
    window,
    addresses,
    leaving,
    facts: bootstrap,
    external: { hosts: bootstrap.externalHosts, origin: window.location.origin },
    keep: {
      ...(asked === language ? { _locale: asked } : {}),
      ...keptPreview(window.document, window.location.search),
    },
    askLeave: parts.askLeave,
    onRefused: (address) => {
      console.error('refused to open', address);
      parts.notices.show({ id: 'navigation-refused', kind: 'error', text: parts.text('notices.refused') });
    },
  });
}

/** Answers that the page brings, until something may have changed: who asks by a press is told what the store has now. */
function printedIn(window: Window, otherTabs: ShellOtherTabs): PrintedAnswers {
  const answers = createPrintedAnswers(window.document);
  otherTabs.subscribe(answers.drop);
  for (const deed of ['click', 'keydown']) window.addEventListener(deed, answers.drop, true);
  return answers;
}

/** Makes the services of the page from its bootstrap object. */
export function createPage(window: Window, printed: PageBootstrap, host: Host): Page {
  const language = languageOf(window.document);
  const bootstrap = bootstrapOf(printed, language, hostTracks(host.tracked));
  const text = createShellTexts(language, brand);
  const notices = createNoticeList();
  const leaveQuestion = createStore<LeaveQuestion | null>(null);

  const navigation = navigationOf(window, bootstrap, host, language, {
    askLeave: (loss) => ask(leaveQuestion, loss === true ? unsaved(text) : loss),
    notices,
    text,
  });

  const session = sessionOf(window, bootstrap, notices, text);

  const queryClient = createQueryClient();
  forgetWhileAway(queryClient, window.document);
  const failedCalls = createFailedCalls(notices);
  const answers = lateAnswers({ queryClient, notices, bootstrap, language });
  const otherTabs = createOtherTabs(openTabChannel(), queryClient);
  const together = writesTogether({ window, bootstrap, language, notices, queryClient, otherTabs });
  const printedAnswers = printedIn(window, otherTabs);
  const answered = {
    restRoot: bootstrap.restRoot,
    printed: printedAnswers,
    paths: bootstrap.host.calls,
    ...together.calls,
    onAnswered(...answer) {
      failedCalls.onAnswered(...answer);
      together.calls.onAnswered?.(...answer);
    },
    onAged: (key, input, ageMs) => answers((told) => told.aged([key, input], ageMs)),
  } satisfies Partial<ApiOptions>;
  fillFromPage(queryClient, createPrintedReads(answered));
  const api = createApi({
    ...answered,
    nonce: session.nonce,
    missing: bootstrap.missingCalls,
    onMutated(key) {
      invalidateAfter(queryClient, key);
      otherTabs.tell(key);
    },
    onMisfit(error, misfit) {
      if (!isForeignAnswer(error)) answers((told) => told.misfit(error, misfit));
    },
    onFailed(error) {
      failedCalls.onFailed(error);
      if (isForeignAnswer(error)) answers((told) => told.foreign(error));
    },
    onUnauthorized: async (error) =>
      (await loadLostSession())?.unauthorized(error, { ...bootstrap, navigation, session }),
  });
  const { references } = failedCalls;
  const signInUrl = bootstrap.host.signIn;
  const readAnew = () => queryClient.invalidateQueries();
  const recorder = recorderOf(window, navigation);
  const tracking = createLateTracking({ window: host.tracked, enabled: bootstrap.trackingEnabled });

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
      references,
      language,
      pseudoText,
      queryClient,
    },
    chrome: { notices, leaveQuestion, signedOut: session, text, language, signInUrl, references, readAnew },
    text,
    tracking,
    session,
    followChanges() {
      // From here on it is told what has changed, and not to answers that nobody has taken.
      printedAnswers.drop();
      together.follow();
    },
  };
}
