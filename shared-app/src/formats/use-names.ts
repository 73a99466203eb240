import { countryName, languageName } from '@listings/shared-values';
import { useCallback } from 'react';
import { usePage } from '../page/page-context';

/**
 * Names countries in the reader's language by their codes; a code that only the store knows has the store's name.
 *
 * @example
 * const nameOf = useCountryName();
 * nameOf('DE'); // 'Allemagne' for a French reader
 */
export function useCountryName(): (code: string) => string {
  const { bootstrap, language } = usePage();
  return useCallback((code) => countryName(code, language, bootstrap.countries[code]), [bootstrap, language]);
}

/** Names languages by their tags: in the reader's language, or in `own` (a tag) where that is given. */
export function useLanguageName(): (tag: string, own?: string) => string {
  const { language } = usePage();
  return useCallback((tag, own = language) => languageName(tag, own), [language]);
}
