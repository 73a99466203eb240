import {
  rateRows,
  ratesLeft,
  shippingFields,
  timeRows,
  timesLeft,
  type RuleMessages,
  type ShippingField,
  type ShippingForm,
} from '@listings/shared-machines';
import { useListText, useText, type Reason } from '@listings/shared-ui';
import { summaryNames, type Countries } from '../countries/use-countries';
import { addButtonId, rowFieldId, shippingTargets } from './shipping-targets';

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
export function useEstimatesError(): (of: 'rates' | 'times', checked: ShippingToCheck) => string {
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

/** Reasons why Continue is disabled, in words and in the order of the page, each leading to its cause. */
export function useShippingReasons(
  messages: RuleMessages<ShippingField>,
  checked: ShippingToCheck,
  onSelect?: () => void,
): Reason[] {
  const rule = useText('rules');
  const errorOf = useEstimatesError();
  return shippingFields.flatMap((field): Reason[] => {
    const message = messages[field];
    if (message === undefined) return [];
    const more = onSelect ? { onSelect } : {};
    if (isEstimates(field)) return [{ key: field, text: errorOf(field, checked), ...placeOf(field, checked), ...more }];
    return [{ key: field, text: rule(message), targetId: shippingTargets[field], ...more }];
  });
}
