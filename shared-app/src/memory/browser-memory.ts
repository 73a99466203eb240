import { prefix } from './session-memory';

/**
 * Keeps a value that somebody asked to keep, for all tabs of the browser: as `keepInBrowser`, but throws where the
 * browser forbids it (`SecurityError`) or has no room (`QuotaExceededError`). Undefined forgets it.
 */
export function putInBrowser(name: string, value: unknown): void {
  if (value === undefined) window.localStorage.removeItem(prefix + name);
  else window.localStorage.setItem(prefix + name, JSON.stringify(value));
}

/** Calls when another tab changed the value of one of the names; returns the unsubscribe function. */
export function watchBrowser(names: readonly string[], onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === null || names.some((name) => key === prefix + name)) onChange();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
