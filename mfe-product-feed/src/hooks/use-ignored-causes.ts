import { useState } from 'react';

/** Keys of the causes that this browser leaves out, as a JSON list. */
const storageKey = 'gla-ignored-issues';

function readIgnored(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []);
  } catch {
    return new Set();
  }
}

function writeIgnored(ignored: ReadonlySet<string>): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify([...ignored]));
  } catch {
    // Without storage they are ignored as long as the page lives.
  }
}

export interface IgnoredCauses {
  readonly ignored: ReadonlySet<string>;
  readonly setIgnored: (key: string, isIgnored: boolean) => void;
}

/** The causes of issues that are ignored for now, in this browser. */
export function useIgnoredCauses(): IgnoredCauses {
  const [ignored, setKept] = useState(readIgnored);
  return {
    ignored,
    setIgnored: (key, isIgnored) => {
      // Another tab may have ignored others meanwhile.
      const next = new Set([...readIgnored(), ...ignored]);
      if (isIgnored) next.add(key);
      else next.delete(key);
      writeIgnored(next);
      setKept(next);
    },
  };
}
