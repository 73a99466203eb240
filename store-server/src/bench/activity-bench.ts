/**
 * `npm run bench -- activity`: how long the activity of a million entries takes to read and to write, on SQLite, or on
 * the PostgreSQL of `BENCH_DATABASE_URL`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore } from '../db/store';
import type { Database } from '../db/tables';
import { readActivity, type ActivityFilter } from '../domain/activity/activity-page.store';
import { recordActivity, wireEntries } from '../domain/activity/activity.store';
import { createDomainModule } from '../domain-module';

const ROWS = Number(process.env['BENCH_ROWS'] ?? 1_000_000);
const RUNS = 40;
const TARGET_MS = 50;
const PAGE = 51;
const AT_ONCE = 500;
const FIRST_DAY = Date.UTC(2025, 9, 1);
const DAY_MS = 86_400_000;
const KINDS = ['campaign', 'products', 'rates', 'times', 'settings', 'audience', 'checklist'];
/** One in a thousand entries is of this kind, one in ten thousand of this person. */
const RARE_KIND = 'review';
const RARE_PERSON = 'person-12';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Numbers that look random and are the same in each run. */
const spread = (index: number, among: number): number => (Math.imul(index + 1, 2_654_435_761) >>> 0) % among;

const dayOf = (index: number): string =>
  new Date(FIRST_DAY + Math.floor((index / ROWS) * 400) * DAY_MS).toISOString().slice(0, 10);

function entryAt(index: number) {
  const kind = index % 1000 === 7 ? RARE_KIND : (KINDS[spread(index, KINDS.length)] ?? '');
  const object = spread(index, 5000);
  const person = index % 10_000 === 77 ? RARE_PERSON : `person-${spread(index, 12)}`;
  return {
    at: Date.parse(dayOf(index)) + (index % 86_400) * 1000,
    day: dayOf(index),
    person_id: person,
    person_name: `Person ${person.slice(7)}`,
    asked_by: null,
    source: 'screen' as const,
    reference: `req-${index}`,
    kind,
    object_id: String(object),
    object_name: `Object ${object}`,
    action: 'changed',
    changes: '[{"field":"amount","before":"20.00","after":"42.00","unit":"USD"}]',
    members: null,
    can_undo: 1,
    undo_of: index % 50 === 49 ? index : null,
  };
}

async function fill(db: Database): Promise<void> {
  for (let first = 0; first < ROWS; first += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, ROWS - first) }, (_, index) => entryAt(first + index));
    await db.insertInto('activity').values(rows).execute();
  }
  await sql`insert into activity_names (kind, object_id, name, name_key, seen_at)
    select kind, object_id, max(object_name), lower(object_name), max(at) from activity
    group by kind, object_id, lower(object_name)`.execute(db);
  await sql`insert into activity_names (kind, object_id, name, name_key, seen_at)
    select 'person', person_id, max(person_name), lower(person_name), max(at) from activity
    group by person_id, lower(person_name)`.execute(db);
  await sql`analyze`.execute(db);
}

const NONE: ActivityFilter = {
  kind: undefined,
  object: undefined,
  person: undefined,
  search: undefined,
  after: undefined,
  before: undefined,
  behind: undefined,
  limit: PAGE,
};

const reads: readonly (readonly [name: string, filter: (run: number) => Partial<ActivityFilter>])[] = [
  ['the latest', () => ({})],
  ['any page', (run) => ({ behind: { day: dayOf(spread(run, ROWS)), id: spread(run, ROWS) } })],
  ['a kind', (run) => ({ kind: KINDS[run % KINDS.length] })],
  ['a rare kind', () => ({ kind: RARE_KIND })],
  ['a person', (run) => ({ person: `person-${run % 12}` })],
  ['a rare person and a kind', () => ({ person: RARE_PERSON, kind: 'rates' })],
  ['a rare person and a rare kind', () => ({ person: RARE_PERSON, kind: RARE_KIND })],
  ['an object', (run) => ({ kind: 'campaign', object: String(spread(run, 5000)) })],
  ['a month', (run) => ({ after: dayOf(spread(run, ROWS)), before: dayOf(spread(run, ROWS) + ROWS / 13) })],
  ['a person in a month', (run) => ({ person: `person-${run % 12}`, before: dayOf(spread(run, ROWS)) })],
  ['search, a common word', () => ({ search: 'object' })],
  ['search, one object', (run) => ({ search: `object ${spread(run, 5000)}` })],
  ['search, a person', () => ({ search: 'person 3' })],
  ['search, a reference', (run) => ({ search: `req-${spread(run, ROWS)}` })],
  ['search, nothing', () => ({ search: 'zebra' })],
];

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

async function measure(name: string, work: (run: number) => Promise<unknown>): Promise<boolean> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    await work(run);
    times.push(performance.now() - start);
  }
  const slow = quantile(times, 0.95);
  say(`${name.padEnd(34)} median ${quantile(times, 0.5).toFixed(1)} ms · p95 ${slow.toFixed(1)} ms`);
  return slow < TARGET_MS;
}

const dataDir = mkdtempSync(join(tmpdir(), 'activity-bench-'));
const store = await openStore({ dataDir, databaseUrl: process.env['BENCH_DATABASE_URL'] ?? null });
try {
  await store.migrate(createDomainModule().migrations);
  const start = performance.now();
  await store.transaction(fill);
  say(
    `${ROWS.toLocaleString('en')} entries on ${store.engine}, made in ${Math.round((performance.now() - start) / 1000)} s`,
  );
  const { db } = store;
  const results: boolean[] = [];
  for (const [name, filter] of reads) {
    const read = async (run: number) => wireEntries(db, await readActivity(db, { ...NONE, ...filter(run) }));
    results.push(await measure(name, read));
  }
  const author = { person: { id: 'person-1', name: 'Person 1' }, source: { from: 'screen', reference: 'r' } } as const;
  const change = { kind: 'times', id: 'times', name: '', action: 'changed', changes: [] } as const;
  results.push(
    await measure('an entry written', (run) =>
      store.transaction((trx) => recordActivity(trx, { ...author, at: FIRST_DAY + run }, change)),
    ),
  );
  if (!results.every(Boolean)) process.exitCode = 1;
} finally {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
}
