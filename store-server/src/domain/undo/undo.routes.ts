import { settingsSchema, undoneCall } from '@listings/shared-api/contract';
import { currencyPrecision, toMinorUnits } from '@listings/shared-values';
import { failure, ok, type CommonErrorReply, type HandlerContext, type Handlers } from '../../calls/handler';
import { roleNeeded } from '../../calls/framework-error';
import type { Database } from '../../db/tables';
import { ownerNames } from '../../people/people.store';
import { isAmong, neededRole, rolesOf } from '../../people/roles.rules';
import {
  authorOf,
  changesOfRow,
  findEntry,
  laterEntries,
  membersOf,
  undoingEntry,
  wireEntries,
  type ActivityRow,
  type FieldChange,
} from '../activity/activity.store';
import { maskedPerson } from '../activity/masking.rules';
import { objectKey } from '../activity/observed-object.rules';
import { observeObjects } from '../activity/observed-objects.store';
import { toldChange } from '../activity/told-change';
import { readDocument, readStoreProfile, updateDocument, writeDocument } from '../documents/documents.store';
import { todayIn } from '../documents/store-profile.rules';
import { deleteRate, deleteTime, rateRows, upsertRate, upsertTime } from '../shipping/shipping.store';
import { blameOf, changedSince } from './undo.rules';

type Actions = Pick<Handlers, 'updateCampaign' | 'updateProductVisibility'>;

type Reversal = (
  context: HandlerContext,
  row: ActivityRow,
  before: Readonly<Record<string, FieldChange | undefined>>,
) => Promise<{ readonly status: number } | null>;

const isYes = (change: FieldChange | undefined): boolean | undefined => change && change.before === 'yes';

async function undoSettings({ db }: HandlerContext, _row: ActivityRow, before: Parameters<Reversal>[2]): Promise<null> {
  const was = Object.fromEntries(
    Object.values(before).map((change) => [
      change?.field ?? '',
      change?.before === 'yes' || change?.before === 'no' ? isYes(change) : change?.before,
    ]),
  );
  await writeDocument(db, 'settings', settingsSchema.parse({ ...(await readDocument(db, 'settings')), ...was }));
  return null;
}

async function undoAudience(
  { db }: HandlerContext,
  _row: ActivityRow,
  { location, countries }: Parameters<Reversal>[2],
): Promise<null> {
  const isLocation = (value: unknown): value is 'all' | 'selected' => value === 'all' || value === 'selected';
  await updateDocument(db, 'audience', {
    ...(location ? { location: isLocation(location.before) ? location.before : null } : {}),
    ...(countries ? { countries: countries.before === null ? null : countries.before.split(',') } : {}),
  });
  return null;
}

const minor = (amount: string | null, currency: string): number | null =>
  amount === null ? null : toMinorUnits(Number(amount), currencyPrecision(currency));

async function undoRates({ db }: HandlerContext, _row: ActivityRow, before: Parameters<Reversal>[2]): Promise<null> {
  const { currency: ofStore } = await readDocument(db, 'store');
  const rows = await rateRows(db);
  const countries = new Set(Object.keys(before).map((field) => field.slice(0, 2)));
  for (const country of countries) {
    const row = rows.find((candidate) => candidate.country === country);
    const [rate, freeFrom] = [before[country], before[`${country}.free_from`]];
    const currency = rate?.unit ?? freeFrom?.unit ?? row?.currency ?? ofStore;
    const was = rate ? minor(rate.before, currency) : (row?.rate ?? null);
    const threshold = freeFrom ? minor(freeFrom.before, currency) : (row?.threshold ?? null);
    if (was !== null) await upsertRate(db, { country, currency, rate: was, threshold });
    else if (row) await deleteRate(db, row.id);
  }
  return null;
}

async function undoTimes({ db }: HandlerContext, _row: ActivityRow, before: Parameters<Reversal>[2]): Promise<null> {
  for (const [country, change] of Object.entries(before)) {
    if (change?.before === null || change === undefined) await deleteTime(db, country);
    else await upsertTime(db, country, Number(change.before));
  }
  return null;
}

const undoCampaign =
  ({ updateCampaign }: Actions): Reversal =>
  (context, { object_id }, { name, status, amount }) =>
    updateCampaign(
      {
        params: { id: Number(object_id) },
        query: undefined,
        body: {
          ...(name?.before ? { name: name.before } : {}),
          ...(status ? { status: status.before === 'paused' ? 'paused' : 'enabled' } : {}),
          ...(amount ? { amount: Number(amount.before) } : {}),
        },
      },
      context,
    );

const undoVisibility =
  ({ updateProductVisibility }: Actions): Reversal =>
  (context, row, { visibility }) =>
    updateProductVisibility(
      { params: undefined, query: undefined, body: { ids: membersOf(row), visible: visibility?.before === 'shown' } },
      context,
    );

/** Whether the products of an entry are as it left them. */
async function areProductsAsLeft(db: Database, row: ActivityRow): Promise<boolean> {
  const ids = membersOf(row);
  const visible = changesOfRow(row)[0]?.after === 'shown' ? 1 : 0;
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('visible', '=', visible)
    .execute();
  return rows.length === ids.length;
}

async function fieldsChangedSince(db: Database, row: ActivityRow): Promise<readonly FieldChange[]> {
  const changes = changesOfRow(row);
  if (row.kind === 'products') return (await areProductsAsLeft(db, row)) ? [] : changes;
  return changedSince(changes, (await observeObjects(db)).get(objectKey(row.kind, row.object_id)));
}

type UndoRefusal = Extract<Awaited<ReturnType<Handlers['undoActivity']>>, { readonly status: 409 }>;

export const neverUndone = (): UndoRefusal =>
  failure(409, {
    code: 'activity_not_undoable',
    message: 'This change cannot be taken back.',
    errors: { by: null, at: null, entry: null },
  });

/** Refuses because of the latest change of the same, of which nobody may have told. */
export async function refuseChanged(
  { db, clock }: Pick<HandlerContext, 'db' | 'clock'>,
  row: ActivityRow,
  fields: readonly FieldChange[],
): Promise<UndoRefusal> {
  const later = blameOf(await laterEntries(db, row), fields, membersOf(row));
  const by = later?.person_name == null ? null : maskedPerson(later.person_name);
  const day = later?.day ?? todayIn(await readStoreProfile(db), clock.now());
  return failure(409, {
    code: 'activity_changed_since',
    message: `Changed again by ${by ?? 'somebody else'} on ${day}.`,
    errors: { by, at: later ? Math.floor(later.at / 1000) : null, entry: later?.id ?? null },
  });
}

/** Takes changes back, each as an entry of its own; asked again, it answers with that entry. */
export function undoHandlers(actions: Actions): Pick<Handlers, 'undoActivity'> {
  const reversals: Readonly<Record<string, Reversal>> = {
    campaign: undoCampaign(actions),
    products: undoVisibility(actions),
    settings: undoSettings,
    checklist: undoSettings,
    audience: undoAudience,
    rates: undoRates,
    times: undoTimes,
  };
  const answer = async (db: Database, row: ActivityRow | undefined) => {
    const [entry] = row ? await wireEntries(db, [row]) : [];
    return entry ? ok(entry) : neverUndone();
  };
  return {
    undoActivity: async ({ params: { id } }, context) => {
      const { db } = context;
      const row = await findEntry(db, id);
      if (!row) return failure(404, { message: 'There is no such entry. Entries are kept for 400 days.', id });
      const roles = rolesOf(undoneCall(row.kind));
      if (!isAmong(context.person.role, roles)) return roleNeeded(neededRole(roles), await ownerNames(db));
      const earlier = await undoingEntry(db, id);
      if (earlier) return answer(db, earlier);
      const reverse = reversals[row.kind];
      if (row.can_undo !== 1 || !reverse) return neverUndone();
      const since = await fieldsChangedSince(db, row);
      if (since.length > 0) return refuseChanged(context, row, since);
      const asUndo = { ...context, source: { ...context.source, undoOf: id } };
      const before = Object.fromEntries(changesOfRow(row).map((change) => [change.field, change]));
      const reply = await toldChange(db, authorOf(asUndo), () => reverse(asUndo, row, before));
      return reply && reply.status >= 400 ? (reply as CommonErrorReply) : answer(db, await undoingEntry(db, id));
    },
  };
}
