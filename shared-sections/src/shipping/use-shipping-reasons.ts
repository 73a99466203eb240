import {
  rateRows,
  ratesLeft,
  shippingFields,
  timeRows,
  timesLeft,
  validateShipping,
  type ShippingField,
  type ShippingForm,
} from '@listings/shared-machines';
import { useStable } from '@listings/shared-app';
import { useListText, useText, type Reason } from '@listings/shared-ui';
import { summaryNames, type Countries } from '../countries/use-countries';
import { addButtonId, rowFieldId, shippingTargets } from './shipping-targets';
import type { TouchedFields } from './use-touched-fields';

/** Values that the reasons are derived from. */
export interface ShippingToCheck {
  readonly form: ShippingForm;
  readonly targets: readonly string[];
  /** Null while they are not here yet. */
  readonly countries: Countries | null;
}

const isEstimates = (field: ShippingField): field is 'rates' | 'times' => field === 'rates' || field === 'times';

/** The countries of each row of a card, and what is left to do in it. */
const estimatesOf = (of: 'rates' | 'times', { form, targets }: ShippingToCheck) =>
  of === 'rates'
    ? { left: ratesLeft(form.rates, targets), rows: rateRows(form.rates, targets, '') }
    : { left: timesLeft(form.times, targets), rows: timeRows(form.times, targets) };

/**
 * Names the rates or times that are missing or below 0: the sentence of the rule, then the remedy, by country
 * [S5.03, S5.07].
 */
function useEstimatesError(): (of: 'rates' | 'times', checked: ShippingToCheck) => string {
  const t = useText('sections');
  const rule = useText('rules');
  const listText = useListText();
  const namesOf = (all: Countries, codes: readonly string[]) =>
    codes.length > summaryNames ? all.namesOf(codes) : listText(codes.map(all.nameOf));
  return (of, checked) => {
    const { why, countries } = estimatesOf(of, checked).left;
    const sentence = rule(`shipping.${of}Incomplete`);
    if (checked.countries === null || countries.length === 0) return sentence;
    return `${sentence} ${t(`shipping.${of}.${why}`, { names: namesOf(checked.countries, countries) })}`;
  };
}

/** Place to correct a missing or wrong estimate: the field of its row, else the dialog that adds one. */
function placeOf(of: 'rates' | 'times', checked: ShippingToCheck): Pick<Reason, 'targetId' | 'pressId'> {
  const { left, rows } = estimatesOf(of, checked);
  const card = shippingTargets[of];
  const row = rows.find(({ countries }) => left.countries.some((country) => countries.includes(country)));
  return row ? { targetId: rowFieldId(card, row.countries) } : { pressId: addButtonId(card) };
}

/** What is wrong with the fields, in words. */
export type ShippingMessages = Readonly<Partial<Record<ShippingField, string>>>;

export interface ShippingReasons {
  /** Reasons why the button is disabled, in the order of the page, each leading to its cause. */
  readonly reasons: readonly Reason[];
  /** Texts at the fields that were touched: the same object as long as they read the same. */
  readonly messages: ShippingMessages;
}

const isSame = (one: ShippingMessages, other: ShippingMessages): boolean =>
  shippingFields.every((field) => one[field] === other[field]);

/** What is wrong with shipping and tax; nothing while there is nothing to check. */
export function useShippingReasons(checked: ShippingToCheck | null, touched: TouchedFields): ShippingReasons {
  const rule = useText('rules');
  const errorOf = useEstimatesError();
  const wrong = checked ? validateShipping(checked.form, checked.targets) : {};
  const reasonOf = (field: ShippingField, all: ShippingToCheck): Reason | undefined => {
    const message = wrong[field];
    if (message === undefined) return undefined;
    const onSelect = touched.touchAll;
    if (isEstimates(field)) return { key: field, text: errorOf(field, all), ...placeOf(field, all), onSelect };
    return { key: field, text: rule(message), targetId: shippingTargets[field], onSelect };
  };
  const found = checked ? shippingFields.map((field) => [field, reasonOf(field, checked)] as const) : [];
  const messages = found.map(([field, reason]) => [field, touched.isShown(field) ? reason?.text : undefined]);
  return {
    reasons: found.flatMap(([, reason]) => reason ?? []),
    messages: useStable(Object.fromEntries(messages) as ShippingMessages, isSame),
  };
}
