import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the last key before the search is told. */
const typingPause = 400;

export interface SearchText {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly tellNow: () => void;
}

/**
 * Typed search text, told when the typing pauses; follows `search` when that changes otherwise.
 *
 * @example
 * const { text, type, tellNow } = useSearchText(query.search, (search) => change({ search }));
 */
export function useSearchText(search: string, onSearch: (search: string) => void): SearchText {
  const [typed, setTyped] = useState({ text: search, from: search });
  if (typed.from !== search) setTyped({ text: typed.text.trim() === search ? typed.text : search, from: search });
  const tell = useEffectEvent(() => onSearch(typed.text.trim()));
  useEffect(() => {
    if (typed.text.trim() === search) return undefined;
    const timer = setTimeout(() => tell(), typingPause);
    return () => clearTimeout(timer);
  }, [typed.text, search]);
  return {
    text: typed.text,
    type: (text: string) => setTyped({ ...typed, text }),
    tellNow: () => {
      if (typed.text.trim() !== search) onSearch(typed.text.trim());
    },
  };
}
