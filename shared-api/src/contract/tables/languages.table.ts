/** Site languages the provider supports: the first two letters of the locale. Source: contract tables, decisions 27. */
export const supportedLanguages: readonly string[] =
  'ar cs da nl en fi fr de he hu id it ja ko el nb nn no pl pt ro ru sk es sv th zh tr uk vi'.split(' ');

/** True for a supported site locale, such as `en_US`. */
export const isSupportedLanguage = (locale: string): boolean =>
  supportedLanguages.includes(locale.slice(0, 2).toLowerCase());
