import { createHash } from 'node:crypto';
import type { ActivityKind, HandOverStep } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { objectKey, type ObservedObject } from './observed-object.rules';

/** Kind of the rows that say that a group of objects was seen at all. */
const GROUP = 'group';

/** Values of people are compared and told of masked: none of them is kept. */
const hidden = ({ fields, ...object }: ObservedObject): ObservedObject => ({
  ...object,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { value, shown, unit }]) => [
      name,
      shown === undefined || value === null
        ? { value, unit }
        : { value: createHash('sha256').update(value).digest('base64url'), shown, unit },
    ]),
  ),
});

/** Objects of a real store as they were last seen; null where nobody has seen them yet. */
export async function seenObjects(
  db: Database,
  group: string,
  kinds: readonly ActivityKind[],
): Promise<ReadonlyMap<string, ObservedObject> | null> {
  const rows = await db
    .selectFrom('seen_objects')
    .selectAll()
    .where('kind', 'in', [GROUP, ...kinds])
    .execute();
  if (!rows.some(({ kind, object_id }) => kind === GROUP && object_id === group)) return null;
  return new Map(
    rows
      .filter(({ kind }) => kind !== GROUP)
      .map(({ kind, object_id, name, fields }) => [
        objectKey(kind, object_id),
        { kind: kind as ActivityKind, id: object_id, name, fields: JSON.parse(fields) as ObservedObject['fields'] },
      ]),
  );
}

/** Keeps how the objects of a group are now, in the place of how they were; gives them as they are kept. */
export async function keepSeenObjects(
  db: Database,
  group: string,
  kinds: readonly ActivityKind[],
  objects: readonly ObservedObject[],
): Promise<ReadonlyMap<string, ObservedObject>> {
  const kept = objects.map(hidden);
  await db.deleteFrom('seen_objects').where('kind', 'in', kinds).execute();
  const rows = kept.map(({ kind, id, name, fields }) => ({
    kind,
    object_id: id,
    name,
    fields: JSON.stringify(fields),
  }));
  if (rows.length > 0) await db.insertInto('seen_objects').values(rows).execute();
  await db
    .insertInto('seen_objects')
    .values({ kind: GROUP, object_id: group, name: '', fields: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return new Map(kept.map((object) => [objectKey(object.kind, object.id), object]));
}

/** What of the real store says that a step is done: object, field and value; any value where none is named. */
const proofs: Readonly<Record<HandOverStep, readonly [ActivityKind, field: string, value?: string]>> = {
  hosting: ['hosting', 'status', 'connected'],
  provider: ['provider', 'status', 'connected'],
  claim: ['merchant', 'claimed', 'yes'],
  phone: ['contact', 'phone'],
  billing: ['ads', 'billing', 'approved'],
};

/** True when a step of the setup was seen done at the real store. */
export async function isStepSeenDone(db: Database, step: HandOverStep): Promise<boolean> {
  const [kind, field, wanted] = proofs[step];
  const row = await db.selectFrom('seen_objects').select('fields').where('kind', '=', kind).executeTakeFirst();
  const value = row && (JSON.parse(row.fields) as ObservedObject['fields'])[field]?.value;
  return wanted === undefined ? (value ?? null) !== null : value === wanted;
}
