import type { EndpointKey } from '@listings/shared-api/contract';
import type { Change } from '../domain/activity/activity.store';
import type { ObservedObject } from '../domain/activity/observed-object.rules';

/** What a call named: the fields of its body and the object of its path. */
export interface Named {
  readonly action: EndpointKey;
  readonly fields: readonly string[];
  /** Id in the path; null where there is none. */
  readonly object: string | null;
}

const afterwards = ({ fields, object }: Named, { kind, id, name, fields: values }: ObservedObject): Change[] => {
  if (object !== null && object !== id) return [];
  const named = Object.keys(values).filter((field) => fields.includes(field));
  // Batches name no fields but lists: rates and times are told whole.
  const shown = named.length > 0 || (kind !== 'rates' && kind !== 'times') ? named : Object.keys(values);
  const changes = shown.map((field) => {
    const { value = null, shown: words, unit } = values[field] ?? {};
    return { field, before: null, after: words ?? value, unit };
  });
  return changes.length === 0 ? [] : [{ kind, id, name, action: 'changed', changes }];
};

const newest = (objects: readonly ObservedObject[]): readonly ObservedObject[] =>
  [...objects].sort((one, other) => Number(other.id) - Number(one.id)).slice(0, 1);

/** What is told of the first change of objects that nobody had seen before: what was named, as it is now. */
export function firstChanges(named: Named, objects: readonly ObservedObject[]): readonly Change[] {
  const { action, object } = named;
  if (action === 'createCampaign')
    return newest(objects).map(({ kind, id, name }) => ({ kind, id, name, action: 'created', changes: [] }));
  if (action === 'deleteCampaign' && object !== null)
    return [{ kind: 'campaign', id: object, name: object, action: 'removed', changes: [] }];
  return objects.flatMap((one) => afterwards(named, one));
}
