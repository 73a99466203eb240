import type { ServerTexts } from '../texts/server-texts';

export const dateText = ({ language }: ServerTexts, at: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' }).format(Date.parse(at));

export const numberText = ({ language }: ServerTexts, value: number, options: Intl.NumberFormatOptions = {}): string =>
  new Intl.NumberFormat(language, options).format(value);

export const joined = (parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' · ');

export const listed = ({ language }: ServerTexts, names: readonly string[]): string =>
  new Intl.ListFormat(language).format(names);

export const who = (texts: ServerTexts, persons: readonly string[]): string =>
  persons.length === 0
    ? texts.t('pages.releases.self')
    : texts.t('pages.releases.by', { names: listed(texts, persons) });
