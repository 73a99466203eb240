import { currencyPrecision, fromMinorUnits } from '@listings/shared-values';
import type { FieldChange } from '../activity/activity.store';
import type { CampaignRow } from './campaigns.store';

type Told = Pick<CampaignRow, 'name' | 'status' | 'amount'>;

/** Fields in which a campaign is another than before; of a new one all. Amounts are decimals of the currency. */
export function changesOf(before: Told | null, after: Told, currency: string): readonly FieldChange[] {
  const digits = currencyPrecision(currency);
  const amountOf = (campaign: Told) => fromMinorUnits(campaign.amount, digits).toFixed(digits);
  const fields: readonly FieldChange[] = [
    { field: 'name', before: before && before.name, after: after.name },
    { field: 'status', before: before && before.status, after: after.status },
    { field: 'amount', before: before && amountOf(before), after: amountOf(after), unit: currency },
  ];
  return fields.filter((field) => field.before !== field.after);
}
