import type { Bootstrap } from '@listings/shared-api/contract';
import { brand } from '@listings/shared-machines/brand';
import {
  fieldKey,
  openFields,
  sideOf,
  type ConflictField,
  type FieldValue,
} from '@listings/shared-machines/write-conflict';
import { formatMoney, formatsOf, zoneClock } from '@listings/shared-values';
import { conflictTexts } from '../messages/conflict.texts';
import { textsOf } from '../messages/texts';

type Facts = Pick<Bootstrap, 'countries' | 'currency' | 'timeZone' | 'utcOffset'>;

/** A field in words. */
export interface ShownField {
  readonly key: string;
  readonly label: string;
  /** Null where it had no value. */
  readonly base: string | null;
  readonly mine: string;
  readonly theirs: string;
}

/** Who changed something, and when (milliseconds since 1970). */
interface Changed {
  readonly by: string | null;
  readonly at: number | null;
}

export type ConflictWords = ReturnType<typeof conflictWords>;

/** Fields in the store's currency; a budget is in that of the ads account, which is not known here. */
const money: readonly string[] = ['rate', 'threshold'];

/** Puts a conflict into words, in the reader's language. */
export function conflictWords(facts: Facts, language: string) {
  const text = textsOf(conflictTexts, language, brand);
  const formats = formatsOf(language);
  const { fields: names, values } = conflictTexts;
  // As the forms name it; the facts of the page are in the reader's language.
  const nameOf = (country: string): string => facts.countries[country] ?? formats.country(country);
  const labelOf = ({ name, country }: ConflictField): string => {
    const field = Object.hasOwn(names, name) ? text(`fields.${name as keyof typeof names}`) : name;
    return country === null ? field : text('ofCountry', { field, country: nameOf(country) });
  };
  const valueOf = (field: string, value: FieldValue): string => {
    if (value === undefined || value === null || value === '') return text('nothing');
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
    if (typeof value === 'number')
      return money.includes(field) ? formatMoney(value, facts.currency) : formats.number(value);
    if (typeof value !== 'string') return formats.list(value.map(nameOf));
    if (field === 'audience') return text('all');
    const isNamed = field !== 'name' && Object.hasOwn(values, value);
    return isNamed ? text(`values.${value as keyof typeof values}`) : value;
  };
  const shown = (field: ConflictField): ShownField => ({
    key: fieldKey(field),
    label: labelOf(field),
    base: field.base === undefined || field.base === null ? null : valueOf(field.name, field.base),
    mine: valueOf(field.name, field.mine),
    theirs: valueOf(field.name, field.theirs),
  });
  const momentOf = (at: number): string => formats.moment(zoneClock(at, facts), 'UTC');
  return {
    text,
    language,
    /** The fields that both changed, and those that they alone did. */
    fieldsOf: ({ fields }: { readonly fields: readonly ConflictField[] }) => ({
      open: openFields(fields).map(shown),
      alone: fields.filter((field) => sideOf(field) === 'theirs').map(shown),
    }),
    saidBy: ({ by, at }: Changed): string =>
      by === null || at === null ? text('unknown') : text('by', { person: by, moment: momentOf(at) }),
    merged: ({ by }: Changed): string => (by === null ? text('mergedUnknown') : text('merged', { person: by })),
  };
}
