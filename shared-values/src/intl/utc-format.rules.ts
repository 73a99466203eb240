/** Writer of moments by UTC's clock in words of the language, to be made once for many; `options` as for `Intl.DateTimeFormat`. */
export const utcFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
