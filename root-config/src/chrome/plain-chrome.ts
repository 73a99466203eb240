import type { ListedNotice } from '../notices/notice-list';
import type { ChromeState } from './chrome-state';

/** Milliseconds that a notice stays which is neither an error nor waiting; more where there is something to press. */
const noticeLife = (hasAction: boolean) => (hasAction ? 10_000 : 6000);

/**
 * Mounts the fallback for a chrome that could not be loaded: the same notices and questions, in the browser's default
 * style. Answers with the function that ends it.
 */
export function mountPlainChrome(
  element: HTMLElement,
  state: ChromeState,
  confirm: (text: string) => boolean,
): () => void {
  const { ownerDocument: document } = element;
  const timers = new Map<ListedNotice, ReturnType<typeof setTimeout>>();

  const button = (label: string, run: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.addEventListener('click', run);
    return made;
  };
  const noticeBox = (notice: ListedNotice) => {
    const box = document.createElement('div');
    box.className = 'shell-notice';
    box.setAttribute('role', notice.kind === 'error' ? 'alert' : 'status');
    box.append(`${notice.text} `);
    if (notice.action) box.append(button(notice.action.label, notice.action.run));
    if (!notice.waiting) box.append(button(state.text('notices.dismiss'), () => state.notices.dismiss(notice.id)));
    return box;
  };
  const expire = (notice: ListedNotice) => {
    if (notice.kind === 'error' || notice.waiting || notice.stays || timers.has(notice)) return;
    timers.set(
      notice,
      setTimeout(() => state.notices.dismiss(notice.id), noticeLife(notice.action !== undefined)),
    );
  };
  const showNotices = () => {
    const notices = state.notices.get();
    for (const [notice, timer] of timers) {
      if (notices.includes(notice)) continue;
      clearTimeout(timer);
      timers.delete(notice);
    }
    notices.forEach(expire);
    element.replaceChildren(...notices.map(noticeBox));
  };
  const askLeave = () => {
    const question = state.leaveQuestion.get();
    if (question) question.answer(confirm(`${question.title}\n${question.text}`));
  };
  const askSignIn = () => {
    const question = state.signedOut.get();
    if (!question) return;
    if (confirm(`${state.text('session.title')}\n${state.text('session.text')}`)) question.goOn();
    else question.giveUp();
  };

  const shown = [
    [state.notices, showNotices],
    [state.leaveQuestion, askLeave],
    [state.signedOut, askSignIn],
  ] as const;
  const ends = shown.map(([store, show]) => store.subscribe(show));
  for (const [, show] of shown) show();
  return () => {
    for (const end of ends) end();
  };
}
