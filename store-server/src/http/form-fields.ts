import { isObject } from '../base/is-object';

/** Part of no text, whatever an address or a form may write: no database keeps it as it is. */
const BROKEN = /\u0000|\p{Surrogate}/gu;

/** The text without NUL and without halves of surrogate pairs. */
export const wellFormed = (text: string): string => text.replaceAll(BROKEN, '');

/** Text of a field of a form or of an address, as it was sent but for what is part of no text; '' where it is absent, given twice or no text. */
export const textOf = (fields: unknown, name: string): string => {
  const value = isObject(fields) ? fields[name] : undefined;
  return typeof value === 'string' ? wellFormed(value) : '';
};
