import type { LeaveWords } from '@listings/shared-machines';
import type { NoticeList, Store } from '../notices/notice-list';
import type { ShellText } from '../messages/texts';
import type { SignedOut } from '../page/session';

/** The question whether unsaved changes, or something else, may be lost. */
export interface LeaveQuestion extends LeaveWords {
  answer(leave: boolean): void;
}

/** Notice that stands as long as the browser has no connection. */
export const offlineNotice = 'offline';
/** Notice that it has one again. */
export const onlineNotice = 'online';

/** State from which notices and dialogs are rendered. */
export interface ChromeState {
  readonly notices: NoticeList;
  readonly leaveQuestion: Store<LeaveQuestion | null>;
  readonly signedOut: Store<SignedOut | null>;
  readonly text: ShellText;
  /** BCP 47 tag of the texts to show. */
  readonly language: string;
  /** URL at which an admin signs in again. */
  readonly signInUrl: string;
  /** By which the server's log names the last failure of a call; null where it did not say. */
  readonly references: ReadonlyMap<string, string | null>;
  /** Asks again for everything that is shown. */
  readonly readAnew: () => unknown;
}
