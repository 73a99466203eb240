import { pseudoText } from '@listings/shared-machines';
import { AppProviders, createTexts, ExternalLink, NoticeStack, TextsProvider } from '@listings/shared-ui';
import { ConfirmModal } from '@listings/shared-ui/overlays';
import { useMemo, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { Store } from '../notices/notice-list';
import type { ChromeState } from './chrome-state';
import { Details } from './notice-details';

const useStore = <T,>(store: Store<T>): T => useSyncExternalStore(store.subscribe, store.get);

function Notices({ notices }: Pick<ChromeState, 'notices'>) {
  const shown = useStore(notices);
  // Keeps the objects of notices without details: a new object restarts the time of its notice.
  const items = useMemo(
    () => shown.map((notice) => (notice.details ? { ...notice, more: <Details details={notice.details} /> } : notice)),
    [shown],
  );
  return <NoticeStack notices={items} onDismiss={notices.dismiss} />;
}

function LeaveDialog({ leaveQuestion, text }: Pick<ChromeState, 'leaveQuestion' | 'text'>) {
  const question = useStore(leaveQuestion);
  return (
    <ConfirmModal
      open={question !== null}
      title={text('leave.title')}
      confirmLabel={text('leave.confirm')}
      cancelLabel={text('leave.stay')}
      danger
      onClose={() => question?.answer(false)}
      onConfirm={() => question?.answer(true)}
    >
      {text('leave.text')}
    </ConfirmModal>
  );
}

function SignInDialog({ signedOut, text, signInUrl }: Pick<ChromeState, 'signedOut' | 'text' | 'signInUrl'>) {
  const question = useStore(signedOut);
  return (
    <ConfirmModal
      open={question !== null}
      title={text('session.title')}
      confirmLabel={text('session.goOn')}
      cancelLabel={text('session.later')}
      onClose={() => question?.giveUp()}
      onConfirm={() => question?.goOn()}
    >
      <p>{text('session.text')}</p>
      <p>
        <ExternalLink href={signInUrl}>{text('session.signIn')}</ExternalLink>
      </p>
      <p role="status">{question?.notYet ? text('session.notYet') : ''}</p>
    </ConfirmModal>
  );
}

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
        <Notices notices={state.notices} />
        <LeaveDialog leaveQuestion={state.leaveQuestion} text={state.text} />
        <SignInDialog signedOut={state.signedOut} text={state.text} signInUrl={state.signInUrl} />
      </TextsProvider>
    </AppProviders>,
  );
  return () => root.unmount();
}
