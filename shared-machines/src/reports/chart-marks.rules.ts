import type { ActivityEntry } from '@listings/shared-api/contract';

/** What a chart marks of a campaign. Keys of the texts. */
export type MarkKind = 'made' | 'removed' | 'paused' | 'enabled' | 'budget';

export interface CampaignMark {
  /** YYYY-MM-DD, in the store's time zone. */
  readonly day: string;
  readonly kind: MarkKind;
  /** Name of the campaign at that time. */
  readonly name: string;
  /** Daily budgets, as decimals of `unit`; null where there was none. */
  readonly before: number | null;
  readonly after: number | null;
  readonly unit: string | null;
}

const numberOrNull = (text: string | null | undefined): number | null => {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
};

function marksOfEntry(entry: ActivityEntry): readonly CampaignMark[] {
  const { day, object_name: name, action, changes } = entry;
  const fieldOf = (field: string) => changes.find((change) => change.field === field);
  const amount = fieldOf('amount');
  const mark = (kind: MarkKind): CampaignMark => ({
    day,
    kind,
    name,
    before: numberOrNull(amount?.before),
    after: numberOrNull(amount?.after),
    unit: amount?.unit ?? null,
  });
  if (action === 'created') return [mark('made')];
  if (action === 'removed') return [mark('removed')];
  const status = fieldOf('status')?.after;
  return [...(amount ? [mark('budget')] : []), ...(status === 'paused' || status === 'enabled' ? [mark(status)] : [])];
}

/** Changes of campaigns that bear on their figures, in their order; a new name does not. `ids` limits them, if given. */
export const campaignMarks = (entries: readonly ActivityEntry[], ids?: readonly string[]): readonly CampaignMark[] =>
  entries
    .filter(({ kind, object_id }) => kind === 'campaign' && (ids?.includes(object_id) ?? true))
    .reverse()
    .flatMap(marksOfEntry);
