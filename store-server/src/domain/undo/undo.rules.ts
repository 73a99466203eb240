import { changesOfRow, membersOf, type ActivityRow, type FieldChange } from '../activity/activity.store';
import type { ObservedObject } from '../activity/observed-object.rules';

/** Fields that are not as the change left them: somebody changed them since. */
export const changedSince = (
  changes: readonly FieldChange[],
  now: ObservedObject | undefined,
): readonly FieldChange[] =>
  changes.filter(({ field, after, unit }) => {
    const value = now?.fields[field];
    return (value?.value ?? null) !== after || (value !== undefined && value.unit !== unit);
  });

/** The latest of some entries that changed one of these fields, of one of these members where there are any. */
export function blameOf(
  later: readonly ActivityRow[],
  fields: readonly FieldChange[],
  members: readonly number[],
): ActivityRow | undefined {
  const names = new Set(fields.map(({ field }) => field));
  const ids = new Set(members);
  return later.find(
    (row) =>
      changesOfRow(row).some(({ field }) => names.has(field)) &&
      (ids.size === 0 || membersOf(row).some((id) => ids.has(id))),
  );
}
