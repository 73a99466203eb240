import type { ActivityChange, ActivityEntry } from '@listings/shared-api/contract';
import { useMomentText, usePage } from '@listings/shared-app';
import { useFormats, useText, type TextKey, type Translate } from '@listings/shared-ui';
import { currencyPrecision, formatAmount } from '@listings/shared-values';
import { activityTexts } from '../messages/activity.texts';

type Key<Group extends string> =
  TextKey<'settings'> extends infer K ? (K extends `activity.${Group}.${infer Name}` ? Name : never) : never;
type Says = Key<'says'>;
type FieldName = keyof typeof activityTexts.fields;
type ValueName = keyof typeof activityTexts.values;

/** Words for the changes of the store, in the reader's language. */
export interface ActivityWords {
  readonly who: (entry: ActivityEntry) => string;
  /** The change in one sentence. */
  readonly sentence: (entry: ActivityEntry) => string;
  readonly field: (entry: ActivityEntry, change: ActivityChange) => string;
  readonly value: (entry: ActivityEntry, change: ActivityChange, of: 'before' | 'after') => string;
  readonly from: (entry: ActivityEntry) => string;
  readonly moment: (seconds: number) => string;
  /** Sets texts one after the other. */
  readonly row: (texts: readonly string[]) => string;
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(activityTexts.fields, name);
const isValueName = (name: string): name is ValueName => Object.hasOwn(activityTexts.values, name);
/** Texts in the plural have no key of their own. */
const plural: ReadonlySet<string> = new Set(['productsShown', 'productsHidden', 'catalogueChanged']);
const isSaid = (key: string): key is Says => Object.hasOwn(activityTexts.says, key) || plural.has(key);
const isMoment = (field: string): boolean => field === 'sent_at' || field === 'requested_at';

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Which sentence tells of a change: that of its only field where there is one, else that of its kind. */
function saidOf({ kind, action, changes }: ActivityEntry): Says {
  const [first, second] = changes;
  const onlyOne = first !== undefined && second === undefined ? first : undefined;
  const special: Readonly<Record<string, string>> = {
    amount: 'Budget',
    name: 'Name',
    status: onlyOne?.after === 'paused' ? 'Paused' : 'Enabled',
    visibility: onlyOne?.after === 'shown' ? 'Shown' : 'Hidden',
  };
  const isSpecial = action === 'changed' && onlyOne !== undefined && (kind === 'campaign' || kind === 'products');
  const named = isSpecial ? special[onlyOne.field] : undefined;
  for (const key of [`${kind}${named ?? ''}`, `${kind}${capital(action)}`]) if (isSaid(key)) return key;
  return 'other';
}

/** Country of a field of shipping, and whether it is the amount from which it costs nothing. */
const shippingField = (field: string) => ({ country: field.slice(0, 2), isFreeFrom: field.endsWith('.free_from') });
const isShipping = (kind: string): boolean => kind === 'rates' || kind === 'times';

/** Countries that are named one by one. */
const namedCountries = 3;

interface Tools {
  readonly t: Translate<'settings'>;
  readonly formats: ReturnType<typeof useFormats>;
  readonly momentOf: (ms: number) => string;
  readonly money: (amount: number, code: string) => string;
}

function fieldText({ kind }: ActivityEntry, { field }: ActivityChange, { t, formats }: Tools): string {
  if (isShipping(kind)) {
    const { country, isFreeFrom } = shippingField(field);
    const key = kind === 'times' ? 'time' : isFreeFrom ? 'freeFrom' : 'rate';
    return t(`activity.fields.${key}`, { country: formats.country(country) });
  }
  return isFieldName(field) ? t(`activity.fields.${field}`) : field;
}

function valueText(entry: ActivityEntry, change: ActivityChange, of: 'before' | 'after', tools: Tools): string {
  const { t, formats, momentOf, money } = tools;
  const value = change[of];
  if (value === null || value === '') return t('activity.entry.nothing');
  if (change.unit !== null) return money(Number(value), change.unit);
  if (entry.kind === 'times') return t('activity.days', { count: Number(value) });
  if (isMoment(change.field)) return momentOf(Date.parse(value));
  if (entry.kind === 'audience' && change.field === 'countries') {
    return formats.list(value.split(',').map((code) => formats.country(code)));
  }
  const isWord = change.field !== 'name' && isValueName(value);
  return isWord ? t(`activity.values.${value}`) : value;
}

/** Keys of scripts are named by the server, in its words. */
const KEY_NAME = /^API key “(.*)”$/;

function whoText({ by, asked_by: asker, from, person }: ActivityEntry, t: Translate<'settings'>): string {
  const [, name] = (person?.startsWith('api-key-') === true && by !== null && KEY_NAME.exec(by)) || [];
  if (name !== undefined) return t('activity.who.apiKey', { name });
  if (by !== null) return asker === null ? by : t('activity.who.onBehalf', { name: by, asker });
  return from === 'store' || from === 'provider' ? t(`activity.who.${from}`) : t('activity.who.unknown');
}

function sentenceText(entry: ActivityEntry, tools: Tools): string {
  const { t, formats } = tools;
  const [first] = entry.changes;
  const codes = isShipping(entry.kind) ? [...new Set(entry.changes.map(({ field }) => field.slice(0, 2)))] : [];
  return t(`activity.says.${saidOf(entry)}`, {
    who: whoText(entry, t),
    name: entry.object_name,
    count: entry.kind === 'catalogue' ? Number(first?.after ?? 0) : entry.count,
    fields: formats.list(entry.changes.map((change) => formats.inSentence(fieldText(entry, change, tools)))),
    countries:
      codes.length <= namedCountries
        ? formats.list(codes.map((code) => formats.country(code)))
        : t('activity.countries', { count: codes.length }),
    before: first ? valueText(entry, first, 'before', tools) : '',
    after: first ? valueText(entry, first, 'after', tools) : '',
  });
}

export function useActivityWords(): ActivityWords {
  const t = useText('settings');
  const formats = useFormats();
  const momentOf = useMomentText();
  const { currency } = usePage().bootstrap;
  const money = (amount: number, code: string) =>
    formatAmount(amount, code, { ...currency, precision: currencyPrecision(code, currency.precision) });
  const tools: Tools = { t, formats, momentOf, money };
  return {
    who: (entry) => whoText(entry, t),
    sentence: (entry) => sentenceText(entry, tools),
    field: (entry, change) => fieldText(entry, change, tools),
    value: (entry, change, of) => valueText(entry, change, of, tools),
    from: ({ from }) => t(`activity.from.${from}`),
    moment: (seconds) => momentOf(seconds * 1000),
    row: formats.row,
  };
}
