import {
  endpoints,
  type ApiInput,
  type EndpointDefinition,
  type MutationKey,
  undoneCall,
} from '@listings/shared-api/contract';
import type { AskStore } from '../backend/ask-store';
import { writeAnswer, wireAnswer, type RawAnswer, type WireAnswer } from '../calls/answer-validation';
import { roleNeeded } from '../calls/framework-error';
import { failure, ok } from '../calls/handler';
import { validateRequest } from '../calls/request-validation';
import type { EndpointCall, Responder } from '../calls/responder';
import type { Clock } from '../db/clock';
import type { Database } from '../db/tables';
import {
  changesOfRow,
  fieldsUndone,
  findEntry,
  membersOf,
  undoingEntry,
  wireEntries,
  type ActivityRow,
  type FieldChange,
} from '../domain/activity/activity.store';
import { objectKey } from '../domain/activity/observed-object.rules';
import { changedSince } from '../domain/undo/undo.rules';
import { neverUndone, refuseChanged } from '../domain/undo/undo.routes';
import { ownerNames } from '../people/people.store';
import { isAmong, neededRole, rolesOf } from '../people/roles.rules';
import type { ChangeFollower } from './change-follower';
import { askGroup, groupOfKind } from './real-objects.rules';

/** A call of the contract that brings something back. */
type Reversal = { [K in MutationKey]: readonly [key: K, input: ApiInput<K>] }[MutationKey];

type Before = Readonly<Record<string, FieldChange | undefined>>;

const call = <K extends MutationKey>(key: K, input: ApiInput<K>): Reversal => [key, input] as unknown as Reversal;

/** The store does not take "nothing chosen yet" for an answer. */
const cannotBeEmptied = (before: Before): boolean => Object.values(before).some((change) => change?.before == null);

const flagOrChoice = (value: string | null): boolean | string | null =>
  value === 'yes' || value === 'no' ? value === 'yes' : value;

function undoSettings(before: Before): Reversal[] | null {
  if (cannotBeEmptied(before)) return null;
  const body = Object.fromEntries(
    Object.entries(before).map(([field, change]) => [field, flagOrChoice(change?.before ?? null)]),
  );
  return [call('saveSettings', { body })];
}

async function undoAudience({ location, countries }: Before, ask: AskStore): Promise<Reversal[] | null> {
  const now = await ask('getAudience');
  const where = location ? location.before : (now?.location ?? null);
  const codes = countries ? (countries.before?.split(',') ?? []) : (now?.countries ?? []);
  if (where !== 'all' && where !== 'selected') return null;
  return [call('saveAudience', { body: { location: where, ...(where === 'selected' ? { countries: codes } : {}) } })];
}

async function undoRates(before: Before, ask: AskStore): Promise<Reversal[] | null> {
  const rows = await ask('listShippingRates');
  if (rows === null) return null;
  const countries = [...new Set(Object.keys(before).map((field) => field.slice(0, 2)))];
  const wanted = countries.map((country) => {
    const row = rows.find((one) => one.country === country);
    const [rate, free] = [before[country], before[`${country}.free_from`]];
    const amount = rate ? rate.before : row ? String(row.rate) : null;
    const from = free ? free.before : (row?.options.free_shipping_threshold?.toString() ?? null);
    return { country, row, amount, from, currency: rate?.unit ?? free?.unit ?? row?.currency ?? '' };
  });
  const kept = wanted.filter(({ amount }) => amount !== null);
  const gone = wanted.flatMap(({ amount, row }) => (amount === null && row ? [row.id] : []));
  const rates = kept.map(({ country, currency, amount, from }) => ({
    country,
    currency,
    rate: Number(amount),
    options: from === null ? {} : { free_shipping_threshold: Number(from) },
  }));
  return [
    ...(rates.length > 0 ? [call('saveShippingRates', { body: { rates } })] : []),
    ...(gone.length > 0 ? [call('deleteShippingRates', { body: { ids: gone } })] : []),
  ];
}

function undoTimes(before: Before): Reversal[] {
  const byDays = new Map<string | null, string[]>();
  for (const [country, change] of Object.entries(before)) {
    const days = change?.before ?? null;
    byDays.set(days, [...(byDays.get(days) ?? []), country]);
  }
  return [...byDays].map(([days, country_codes]) =>
    days === null
      ? call('deleteShippingTimes', { body: { country_codes } })
      : call('saveShippingTimes', { body: { country_codes, time: Number(days) } }),
  );
}

const undoCampaign = ({ object_id }: ActivityRow, { name, status, amount }: Before): Reversal[] => [
  call('updateCampaign', {
    params: { id: Number(object_id) },
    body: {
      ...(name?.before ? { name: name.before } : {}),
      ...(status ? { status: status.before === 'paused' ? 'paused' : 'enabled' } : {}),
      ...(amount ? { amount: Number(amount.before) } : {}),
    },
  }),
];

async function reversalsOf(
  row: ActivityRow,
  changes: readonly FieldChange[],
  ask: AskStore,
): Promise<Reversal[] | null> {
  const before: Before = Object.fromEntries(changes.map((change) => [change.field, change]));
  switch (row.kind) {
    case 'campaign':
      return undoCampaign(row, before);
    case 'products': {
      const body = { ids: membersOf(row), visible: before['visibility']?.before === 'shown' };
      return [call('updateProductVisibility', { body })];
    }
    case 'settings':
    case 'checklist':
      return undoSettings(before);
    case 'audience':
      return undoAudience(before, ask);
    case 'rates':
      return undoRates(before, ask);
    case 'times':
      return undoTimes(before);
    default:
      return null;
  }
}

/** Those of some fields that are not as the change left them; null where the store does not tell. */
async function changesSince(
  row: ActivityRow,
  changes: readonly FieldChange[],
  ask: AskStore,
): Promise<readonly FieldChange[] | null> {
  if (row.kind === 'products') {
    const ids = membersOf(row);
    const found = await ask('listProductFeed', { query: { ids, per_page: ids.length } });
    if (found === null) return null;
    const isShown = changes[0]?.after === 'shown';
    const asLeft = found.products.filter(({ id, visible }) => ids.includes(id) && visible === isShown);
    return asLeft.length === ids.length ? [] : changes;
  }
  const group = groupOfKind(row.kind);
  const objects = group && (await askGroup(ask, group));
  if (!objects) return null;
  return changedSince(
    changes,
    objects.find(({ kind, id }) => objectKey(kind, id) === objectKey(row.kind, row.object_id)),
  );
}

export interface RealUndoOptions {
  readonly db: Database;
  readonly ask: AskStore;
  readonly clock: Clock;
  readonly follower: ChangeFollower;
  /** Answers the calls that bring something back. */
  readonly respond: Responder;
}

const answerWith = async (raw: RawAnswer): Promise<WireAnswer> =>
  raw.status < 400 ? writeAnswer('undoActivity', endpoints.undoActivity, raw) : wireAnswer(raw);

/** Makes a call in the name of whoever takes something back. */
const made = (asked: EndpointCall, [key, input]: Reversal, undoOf: number): EndpointCall => {
  const definition: EndpointDefinition = endpoints[key];
  const raw = { params: undefined, query: {}, body: undefined, ...(input as object) };
  const valid = validateRequest(definition, raw);
  if (!valid.ok) throw new Error(`The contract does not take such a ${key}`);
  return { ...asked, key, definition, input: valid.input, raw, keyed: null, undoOf };
};

/** Takes a change of a real store back by its own calls, as an entry of its own; asked again, it answers with that entry. */
export const createRealUndo =
  ({ db, ask, clock, follower, respond }: RealUndoOptions): Responder =>
  async (asked) => {
    const { id } = asked.input.params as { readonly id: number };
    const entryOf = async (row: ActivityRow | undefined) => {
      const [entry] = row ? await wireEntries(db, [row]) : [];
      return answerWith(entry ? ok(entry) : neverUndone());
    };
    await follower.settle();
    const row = await findEntry(db, id);
    if (!row)
      return answerWith(failure(404, { message: 'There is no such entry. Entries are kept for 400 days.', id }));
    const roles = rolesOf(undoneCall(row.kind));
    if (!isAmong(asked.person.role, roles)) return answerWith(roleNeeded(neededRole(roles), await ownerNames(db)));
    const earlier = await undoingEntry(db, id);
    const undone = await fieldsUndone(db, id);
    // One that stopped half-way goes on with what it has not brought back.
    const left = changesOfRow(row).filter(({ field }) => !undone.has(field));
    if (earlier && left.length === 0) return entryOf(earlier);
    if (row.can_undo !== 1) return answerWith(neverUndone());
    const since = await changesSince(row, left, ask);
    if (since === null) return answerWith(failure(502, { message: 'The store cannot be reached.' }));
    if (since.length > 0) return answerWith(await refuseChanged({ db, clock }, row, since));
    const reversals = await reversalsOf(row, left, ask);
    if (reversals === null) return answerWith(neverUndone());
    for (const reversal of reversals) {
      const answer = await respond(made(asked, reversal, id));
      if (answer.status >= 400) return answer;
    }
    await follower.settle();
    return entryOf(await undoingEntry(db, id));
  };
