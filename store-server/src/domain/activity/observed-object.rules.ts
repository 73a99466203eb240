import { settingsSchema, type ActivityKind, type Address, type Settings } from '@listings/shared-api/contract';
import { maskedAddress, maskedPerson } from './masking.rules';

/** Value of a field: compared as it is, told as `shown` where it is a person's. */
export interface ObservedValue {
  readonly value: string | null;
  readonly shown?: string | undefined;
  readonly unit?: string | undefined;
}

/** Object as it is at a moment, in the fields whose changes are told. */
export interface ObservedObject {
  readonly kind: ActivityKind;
  readonly id: string;
  readonly name: string;
  readonly fields: Readonly<Record<string, ObservedValue>>;
}

export const plain = (value: string | null): ObservedValue => ({ value });
export const yesOrNo = (value: boolean): ObservedValue => ({ value: value ? 'yes' : 'no' });
export const listed = (values: readonly string[] | null): ObservedValue => ({ value: values && values.join() });
export const hidden = (value: string | null, shown: string): ObservedValue =>
  value === null || value === '' ? { value: null } : { value, shown };
export const person = (value: string | null): ObservedValue => hidden(value, maskedPerson(value ?? ''));

export const sole = (kind: ActivityKind, fields: ObservedObject['fields'], name = ''): ObservedObject => ({
  kind,
  id: kind,
  name,
  fields,
});

/** Key of an object among all that are observed. */
export const objectKey = (kind: string, id: string): string => `${kind} ${id}`;

/** The options of the settings, and their flags, which are the checklist: whatever fields the contract has. */
export function settingsObjects(settings: Settings): readonly ObservedObject[] {
  const options: Record<string, ObservedValue> = {};
  const flags: Record<string, ObservedValue> = {};
  for (const [name, value] of Object.entries(settingsSchema.parse(settings))) {
    if (typeof value === 'boolean') flags[name] = yesOrNo(value);
    else options[name] = plain(value);
  }
  return [sole('settings', options), sole('checklist', flags)];
}

interface ObservedAudience {
  readonly location: string | null;
  readonly countries: readonly string[] | null;
}

export const audienceObject = ({ location, countries }: ObservedAudience): ObservedObject =>
  sole('audience', { location: plain(location), countries: listed(countries) });

/** Phone number and address that the provider was sent. */
export const contactObject = (phone: string | null, sent: Address | null): ObservedObject =>
  sole('contact', {
    phone: person(phone),
    address: hidden(sent && JSON.stringify(sent), maskedAddress(sent && sent.country, sent && sent.postal_code)),
  });
