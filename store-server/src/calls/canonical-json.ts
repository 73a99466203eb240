import { isRecord } from '../base/is-object';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, entry]) => [key, sorted(entry)]));
};

/** A text that is the same for values that are the same but for the order of their keys. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));
