import { madeOnce } from './made-once.rules';

/** Writer of moments as the language writes them; `options` as for `Intl.DateTimeFormat`. */
export const dateFormat = madeOnce(
  (language: string, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** Writer of moments by UTC's clock in words of the language; `options` as for `Intl.DateTimeFormat`. */
export const utcFormat = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  dateFormat(language, { timeZone: 'UTC', ...options });
