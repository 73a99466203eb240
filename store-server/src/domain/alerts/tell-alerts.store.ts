import type { Database } from '../../db/tables';
import { recipients, type Recipient } from './alert-people.store';
import { ruleOf, type AlertRuleKey } from './alert-rules';
import type { AlertFacts, Finding } from './alert.types';

/** An alert that somebody has just been told of. */
export interface ToldAlert {
  readonly id: number;
  readonly rule: AlertRuleKey;
  readonly finding: Finding;
  /** Who was told; empty where it is new to nobody. */
  readonly to: readonly Recipient[];
}

const isFor = ({ settings }: Recipient, rule: AlertRuleKey, { measure }: Finding): boolean => {
  const { on, threshold } = settings.rules[rule];
  return on && (threshold === null || measure >= threshold);
};

/** The alert of a finding: the one that lasts, else a new one. Its unique key makes two of one impossible. */
async function alertOf(db: Database, rule: AlertRuleKey, { object, occurrence, values }: Finding, now: number) {
  const same = db.selectFrom('alerts').select('id').where('rule', '=', rule).where('object', '=', object);
  const known = await (
    occurrence === undefined ? same.where('cured_at', 'is', null) : same.where('occurrence', '=', occurrence)
  ).executeTakeFirst();
  if (known !== undefined) return known.id;
  const row = { rule, object, occurrence: occurrence ?? String(now), at: now, facts: JSON.stringify(values) };
  const made = await db.insertInto('alerts').values(row).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

/** Those of the people who did not know of the alert. */
async function tellOnce(db: Database, alertId: number, people: readonly Recipient[]): Promise<readonly Recipient[]> {
  const told: Recipient[] = [];
  for (const person of people) {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('alert_inbox')
      .values({ person_id: person.id, alert_id: alertId, read_at: null })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows > 0n) told.push(person);
  }
  return told;
}

/** Marks the alerts of a rule whose cause is gone: if it comes back, that is another one. */
async function closeOthers(db: Database, rule: AlertRuleKey, lasting: readonly number[], now: number): Promise<void> {
  const open = db.updateTable('alerts').set({ cured_at: now }).where('rule', '=', rule).where('cured_at', 'is', null);
  await (lasting.length === 0 ? open : open.where('id', 'not in', lasting)).execute();
}

async function tell(
  db: Database,
  rule: AlertRuleKey,
  finding: Finding,
  people: readonly Recipient[],
  now: number,
): Promise<ToldAlert> {
  const id = await alertOf(db, rule, finding, now);
  return { id, rule, finding, to: await tellOnce(db, id, people) };
}

/** Tells one person of something as it happens; null where they do not want to know. */
export async function tellPerson(
  db: Database,
  rule: AlertRuleKey,
  finding: Finding,
  personId: string,
  now: number,
): Promise<ToldAlert | null> {
  const person = (await recipients(db)).find(({ id }) => id === personId);
  return person && isFor(person, rule, finding) ? tell(db, rule, finding, [person], now) : null;
}

/** Applies a rule to what the server sees, in the transaction that holds its turn. */
export async function applyRule(
  db: Database,
  rule: AlertRuleKey,
  facts: AlertFacts,
  people: readonly Recipient[],
): Promise<readonly ToldAlert[]> {
  const told: ToldAlert[] = [];
  const lasting: number[] = [];
  for (const finding of ruleOf(rule).find?.(facts) ?? []) {
    const to = people.filter((person) => isFor(person, rule, finding));
    if (to.length === 0) continue;
    const alert = await tell(db, rule, finding, to, facts.now);
    lasting.push(alert.id);
    told.push(alert);
  }
  await closeOthers(db, rule, lasting, facts.now);
  return told;
}
