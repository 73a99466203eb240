import type { ApiError } from '@listings/shared-api/contract';
import type { AppLocation } from '@listings/shared-machines';
import type { ShellNavigation } from '../navigation/navigation.service';
import { createStore, type Store } from '../notices/notice-list';

/** State that the chrome shows while the session is gone. */
export interface SignedOut {
  /** Signing in has not been seen yet, though the admin said so. */
  readonly notYet: boolean;
  /** Looks whether the admin has signed in, and if so repeats what was refused. */
  goOn(): void;
  /** Gives up: what was refused fails. */
  giveUp(): void;
}

export interface Session extends Store<SignedOut | null> {
  nonce(): string;
  /** Asks for the nonce of this moment; true when there is one, else the session is gone. */
  refresh(): Promise<boolean>;
  /** Opens re-authentication; true once the admin has signed in again. One dialog, however many calls wait for it. */
  signInAgain(): Promise<boolean>;
}

export interface SessionOptions {
  readonly nonce: string;
  /** Reads the nonce of a signed-in session again; null while there is none. */
  readonly fetchNonce: () => Promise<string | null>;
  /** Called when the admin gives up; the argument opens the question again. */
  readonly onGivenUp: (reopen: () => void) => void;
  /** Called when the admin has signed in again. */
  readonly onBack: () => void;
}

/** The session of this page: its nonce, and the way back into it when the server has ended it. */
export function createSession({ nonce, fetchNonce, onGivenUp, onBack }: SessionOptions): Session {
  const store = createStore<SignedOut | null>(null);
  let current = nonce;
  let waiting: Promise<boolean> | undefined;
  let quiet = false;

  const take = (fresh: string | null): boolean => {
    current = fresh ?? current;
    return fresh !== null;
  };
  let asked: Promise<boolean> | undefined;
  /** One question, however many calls were refused. */
  const refresh = (): Promise<boolean> =>
    (asked ??= fetchNonce().then((fresh) => {
      asked = undefined;
      return take(fresh);
    }));

  const ask = (): Promise<boolean> =>
    new Promise<boolean>((resolve) => {
      const close = (signedIn: boolean) => {
        store.set(null);
        waiting = undefined;
        resolve(signedIn);
      };
      const giveUp = () => {
        quiet = true;
        close(false);
        onGivenUp(() => {
          quiet = false;
          waiting ??= ask();
        });
      };
      const show = (notYet: boolean) => store.set({ notYet, goOn, giveUp });
      const goOn = () => {
        void fetchNonce().then((fresh) => {
          if (!take(fresh)) return show(true);
          quiet = false;
          onBack();
          close(true);
        });
      };
      show(false);
    });

  return {
    get: store.get,
    subscribe: store.subscribe,
    nonce: () => current,
    refresh,
    signInAgain: () => (quiet ? Promise.resolve(false) : (waiting ??= ask())),
  };
}

const reconnectViews: Readonly<Record<string, AppLocation>> = {
  JETPACK_DISCONNECTED: { path: '/google/settings', params: { subpath: '/reconnect-wpcom-account' } },
  GOOGLE_DISCONNECTED: { path: '/google/settings', params: { subpath: '/reconnect-google-account' } },
};

/** Newer stores say of the review alone, and without a code, that the provider account is gone. */
const isReviewWithoutCode = ({ code, endpoint }: ApiError) =>
  code === null && (endpoint === 'getReview' || endpoint === 'requestReview');

/** The nonce is over, by its age or with the session: a new one says which. */
const isNonceOver = (code: string | null) => code === 'rest_cookie_invalid_nonce';

/** Codes by which the store platform says that nobody is signed in, not that an account is disconnected. */
const saysSignedOut = (code: string | null) => code?.startsWith('rest_') === true;

/**
 * Handles a refused session: a disconnected account leads to its reconnect view once setup is complete, and from there
 * back; an old nonce is replaced; a lost session leads to signing in again. Answers whether the call is worth
 * repeating.
 */
export function unauthorized(
  error: ApiError,
  page: { readonly mcSetupComplete: boolean; readonly navigation: ShellNavigation; readonly session: Session },
): boolean | Promise<boolean> {
  const code = isReviewWithoutCode(error) ? 'GOOGLE_DISCONNECTED' : error.code;
  const view = code !== null && Object.hasOwn(reconnectViews, code) ? reconnectViews[code] : undefined;
  if (view !== undefined) {
    if (page.mcSetupComplete) page.navigation.detour(view);
    return false;
  }
  if (isNonceOver(code)) return page.session.refresh().then((isFresh) => isFresh || page.session.signInAgain());
  return saysSignedOut(code) ? page.session.signInAgain() : false;
}
