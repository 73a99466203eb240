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
  /** Called when there is a session, again or still. */
  readonly onBack: () => void;
}

/** The session of this page: its nonce, and the way back into it when the server has ended it. */
export function createSession({ nonce, fetchNonce, onGivenUp, onBack }: SessionOptions): Session {
  const store = createStore<SignedOut | null>(null);
  let current = nonce;
  let waiting: Promise<boolean> | undefined;
  let quiet = false;

  const take = (fresh: string | null): boolean => {
    if (fresh === null) return false;
    current = fresh;
    quiet = false;
    onBack();
    return true;
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
