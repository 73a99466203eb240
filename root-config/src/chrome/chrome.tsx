import { failedCall, pseudoText, type NoticeFailure } from '@listings/shared-machines';
import { brand } from '@listings/shared-machines/brand';
import {
  afterPress,
  AppProviders,
  Box,
  createTexts,
  ExternalLink,
  TextsProvider,
  useOnline,
} from '@listings/shared-ui';
import { ConfirmModal, NoticeStack } from '@listings/shared-ui/overlays';
import { notifyManager } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { causeTexts } from '../messages/causes.texts';
import { questionTexts } from '../messages/questions.texts';
import { textsOf } from '../messages/texts';
import { causeOf } from '../notices/failure-cause.rules';
import type { ListedNotice, Store } from '../notices/notice-list';
import { isOfCall, referenceOfNotice } from '../notices/notice-reference.rules';
import type { ChromeState } from './chrome-state';
import { watchConnection } from './connection';
import { Details } from './notice-details';

type NoticesProps = Pick<ChromeState, 'notices' | 'language' | 'references'>;

interface CauseProps extends Pick<NoticesProps, 'language'> {
  readonly id: string;
  readonly failure: NoticeFailure;
  readonly reference: string | null;
}

/** Why the call of a notice failed, what to do now, and by which the server's log names it. */
function Cause({ id, failure, language, reference }: CauseProps) {
  const text = textsOf(causeTexts, language, brand);
  const isOnline = useOnline();
  const [wasOnline] = useState(isOnline);
  const { status, serverMessage } = failure;
  const call = failedCall(id);
  const cause = causeOf({ ...failure, call }, { isOnline, wasOnline });
  const values = { status: String(status), message: serverMessage ?? '', call };
  return (
    <Box sx={{ color: 'text.secondary', mt: 0.5 }}>
      {cause !== null && text(cause, values)}
      {reference !== null && (
        <Box sx={{ mt: 0.5, userSelect: 'all', overflowWrap: 'anywhere' }}>{text('reference', { id: reference })}</Box>
      )}
    </Box>
  );
}

const useStore = <T,>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);

function beneath(
  { id, text, details, failure }: ListedNotice,
  language: string,
  references: NoticesProps['references'],
) {
  if (details) return <Details details={details} />;
  if (!failure || !isOfCall(id)) return undefined;
  const { status, serverMessage } = failure;
  // Some notices are the server's own words already.
  const said = text.includes(serverMessage ?? '') ? null : serverMessage;
  const reference = referenceOfNotice(id, references);
  return <Cause id={id} failure={{ status, serverMessage: said }} language={language} reference={reference} />;
}

function Notices({ notices, language, references }: NoticesProps) {
  const shown = useStore(notices);
  // Keeps the objects of notices with nothing beneath: a new object restarts the time of its notice.
  const items = useMemo(
    () =>
      shown.map((notice) => {
        const more = beneath(notice, language, references);
        return more ? { ...notice, more } : notice;
      }),
    [shown, language, references],
  );
  return <NoticeStack id="shell-notices" notices={items} onDismiss={notices.dismiss} />;
}

function LeaveDialog({ leaveQuestion, language }: Pick<ChromeState, 'leaveQuestion' | 'language'>) {
  const answer = textsOf(questionTexts, language, brand);
  const question = useStore(leaveQuestion);
  // Its words stay while it closes.
  const [asked, setAsked] = useState(question);
  if (question !== null && question !== asked) setAsked(question);
  return (
    <ConfirmModal
      open={question !== null}
      title={asked?.title}
      confirmLabel={answer('leave')}
      cancelLabel={answer('stay')}
      danger
      onClose={() => question?.answer(false)}
      onConfirm={() => question?.answer(true)}
    >
      {asked?.text}
    </ConfirmModal>
  );
}

type SignInProps = Pick<ChromeState, 'signedOut' | 'text' | 'language' | 'signInUrl'>;

function SignInDialog({ signedOut, text, language, signInUrl }: SignInProps) {
  const answer = textsOf(questionTexts, language, brand);
  const question = useStore(signedOut);
  return (
    <ConfirmModal
      open={question !== null}
      title={text('session.title')}
      confirmLabel={answer('signedIn')}
      cancelLabel={answer('later')}
      onClose={() => question?.giveUp()}
      onConfirm={() => question?.goOn()}
    >
      <p>{text('session.text')}</p>
      <p>
        <ExternalLink href={signInUrl}>{text('session.signIn')}</ExternalLink>
      </p>
      <p role="status">{question?.notYet ? answer('notYet') : ''}</p>
    </ConfirmModal>
  );
}

/** Shows what was read once no pointer is held down: an answer that comes during a press moves no button from under it. */
const readsAfterPress = (notify: () => void) => void setTimeout(() => afterPress(notify));

/**
 * Notices and dialogs of the whole page, in a root of their own: they stay when an application fails. Answers with the
 * function that takes them away.
 */
export function mountChrome(element: HTMLElement, state: ChromeState, onFailure: (error: unknown) => void): () => void {
  const texts = createTexts({ language: state.language, catalogs: {}, transform: pseudoText });
  const root = createRoot(element, { onUncaughtError: onFailure });
  root.render(
    <AppProviders>
      <TextsProvider texts={texts}>
        <Notices notices={state.notices} language={state.language} references={state.references} />
        <LeaveDialog leaveQuestion={state.leaveQuestion} language={state.language} />
        <SignInDialog {...state} />
      </TextsProvider>
    </AppProviders>,
  );
  const endWatch = watchConnection(window, state);
  notifyManager.setScheduler(readsAfterPress);
  return () => {
    endWatch();
    notifyManager.setScheduler((notify) => void setTimeout(notify));
    root.unmount();
  };
}
