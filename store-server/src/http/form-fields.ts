import { isObject } from '../base/is-object';

/** Text of a field of a form or of an address, as it was sent; '' where it is absent, given twice or no text. */
export const textOf = (fields: unknown, name: string): string => {
  const value = isObject(fields) ? fields[name] : undefined;
  return typeof value === 'string' ? value : '';
};
