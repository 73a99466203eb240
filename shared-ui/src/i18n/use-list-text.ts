import { useMemo } from 'react';
import { useTexts } from './text-context';
import { PSEUDO_LOCALE } from './texts';

/** Joins names as a sentence of the language does: “Canada and Germany”. */
export function useListText(): (names: readonly string[]) => string {
  const { language } = useTexts();
  return useMemo(() => {
    const list = new Intl.ListFormat(language === PSEUDO_LOCALE ? 'en' : language, { type: 'conjunction' });
    return (names) => list.format(names);
  }, [language]);
}
