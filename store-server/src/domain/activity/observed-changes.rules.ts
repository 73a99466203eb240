import type { ActivityKind } from '@listings/shared-api/contract';
import type { Change, FieldChange } from './activity.store';
import type { ObservedObject } from './observed-object.rules';

type Objects = ReadonlyMap<string, ObservedObject>;

/** Kinds whose changes can be taken back. */
const REVERSIBLE: ReadonlySet<ActivityKind> = new Set([
  'campaign',
  'audience',
  'rates',
  'times',
  'settings',
  'checklist',
]);

function fieldChanges(before: ObservedObject | undefined, after: ObservedObject | undefined): FieldChange[] {
  const fields = new Set([...Object.keys(before?.fields ?? {}), ...Object.keys(after?.fields ?? {})]);
  return [...fields].flatMap((field) => {
    const [was, is] = [before?.fields[field], after?.fields[field]];
    if ((was?.value ?? null) === (is?.value ?? null) && (was?.unit === is?.unit || !was || !is)) return [];
    const unit = is?.unit ?? was?.unit;
    return [
      {
        field,
        before: was?.shown ?? was?.value ?? null,
        after: is?.shown ?? is?.value ?? null,
        ...(unit === undefined ? {} : { unit }),
      },
    ];
  });
}

function actionOf(before: ObservedObject | undefined, after: ObservedObject | undefined): string {
  if (!before) return 'created';
  const isRemoved = after?.kind === 'campaign' && after.fields['status']?.value === 'removed';
  return !after || isRemoved ? 'removed' : 'changed';
}

/** What is another than before. Nothing can be taken back that went together with the account it belonged to. */
export function changesBetween(before: Objects, after: Objects): readonly Change[] {
  const isReset = before.has('merchant merchant') && !after.has('merchant merchant');
  const keys = new Set([...after.keys(), ...before.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const object = is ?? was;
    const changes = fieldChanges(was, is);
    if (!object || changes.length === 0) return [];
    const { kind, id, name } = object;
    const action = actionOf(was, is);
    return [{ kind, id, name, action, changes, canUndo: !isReset && action === 'changed' && REVERSIBLE.has(kind) }];
  });
}
