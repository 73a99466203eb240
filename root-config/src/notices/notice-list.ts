import type { Notice, NoticeService } from '@listings/shared-machines';
import type { NoticeDetails } from './notice-details';

interface ShellNotice extends Notice {
  readonly details?: NoticeDetails;
}

/** A notice in the list: it always has an id. */
export interface ListedNotice extends ShellNotice {
  readonly id: string;
}

/** A value with listeners to its changes, which the chrome reads with `useSyncExternalStore`. */
export interface Store<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

export interface NoticeList extends Omit<NoticeService, 'showNext'>, Store<readonly ListedNotice[]> {
  show(notice: ShellNotice): () => void;
}

export function createStore<T>(initial: T): Store<T> & { set(value: T): void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The page's notices, oldest first. Whoever shows them lets those go by themselves that are neither errors nor waiting.
 * The function `show` returns takes away what it showed, not what has replaced it since.
 */
export function createNoticeList(): NoticeList {
  const store = createStore<readonly ListedNotice[]>([]);
  let count = 0;
  const without = (id: string) => store.get().filter((notice) => notice.id !== id);
  const dismiss = (id: string) => {
    if (store.get().some((notice) => notice.id === id)) store.set(without(id));
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss,
    show(notice) {
      const listed: ListedNotice = { ...notice, id: notice.id ?? `notice-${(count += 1)}` };
      const replaced = store.get().map((shown) => (shown.id === listed.id ? listed : shown));
      store.set(replaced.includes(listed) ? replaced : [...replaced, listed]);
      return () => {
        if (store.get().includes(listed)) dismiss(listed.id);
      };
    },
  };
}
