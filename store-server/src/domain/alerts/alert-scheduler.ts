import type { DomainDependencies } from '../../calls/domain-module';
import type { Database } from '../../db/tables';
import { CatalogueCache } from '../feed/catalogue-cache';
import { readAlertFacts } from './alert-facts.store';
import { recipients } from './alert-people.store';
import { canMail, MailSender } from './alert-mail-sender';
import { writeAlertMails } from './alert-mails.store';
import { writeAlertCalls } from './alert-webhook.store';
import { WebhookCaller } from './webhook-caller';
import type { AlertFacts } from './alert.types';
import { repeatedly } from '../values/repeatedly';
import { alertRuleKeys, ruleOf, type AlertRuleKey } from './alert-rules';
import { applyRule } from './tell-alerts.store';

/** Length of the periods in each of which every rule is looked at once, by whichever process. */
export const PERIOD_MS = 60_000;

/** Interval of looking whether a period has begun. */
const LOOK_EVERY_MS = 5000;

/** Rules that nobody has looked at in the period. */
async function dueRules(db: Database, period: number): Promise<readonly AlertRuleKey[]> {
  const done = await db.selectFrom('alert_runs').select('rule').where('period', '=', period).execute();
  const names = new Set(done.map(({ rule }) => rule));
  return alertRuleKeys.filter((rule) => ruleOf(rule).find !== null && !names.has(rule));
}

/** Takes the turn of a rule for a period; false where another process has it. It is given back when the transaction fails. */
async function takeTurn(db: Database, rule: AlertRuleKey, period: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('alert_runs')
    .values({ rule, period })
    .onConflict((conflict) => conflict.column('rule').doUpdateSet({ period }).where('alert_runs.period', '<>', period))
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Looks at the store, before the transaction; the function gives the facts inside it, null where nothing is set up. */
export type LookAtStore = (dependencies: TickDependencies) => Promise<(db: Database) => Promise<AlertFacts | null>>;

interface SchedulerOptions {
  readonly look?: LookAtStore;
  readonly periodMs?: number;
  readonly everyMs?: number;
  readonly calls?: WebhookCaller;
}

/** The embedded store is looked at inside the transaction. */
const lookAtOwnStore = (): LookAtStore => {
  const cache = new CatalogueCache();
  return async ({ clock }) =>
    (db) =>
      readAlertFacts(db, clock.now(), cache);
};

type TickDependencies = Pick<DomainDependencies, 'db' | 'clock' | 'transaction' | 'origin'> & {
  readonly config: Pick<DomainDependencies['config'], 'mail' | 'sandbox'>;
};

/** Looks at the rules by the store's clock: once a period, in any number of processes. */
export class AlertScheduler {
  readonly #look: LookAtStore;
  readonly #periodMs: number;
  readonly #everyMs: number;
  readonly #mails = new MailSender();
  readonly #calls: WebhookCaller;

  constructor(options: SchedulerOptions = {}) {
    const { look = lookAtOwnStore(), periodMs = PERIOD_MS, everyMs = LOOK_EVERY_MS } = options;
    this.#look = look;
    this.#calls = options.calls ?? new WebhookCaller();
    this.#periodMs = periodMs;
    this.#everyMs = everyMs;
  }

  /** Looks at the rules whose turn it is. Everything that follows is one transaction: after a kill, all of it or nothing is there. */
  async tick(dependencies: TickDependencies): Promise<void> {
    const { db, clock, transaction, config, origin } = dependencies;
    const period = Math.floor(clock.now() / this.#periodMs);
    const due = await dueRules(db, period);
    if (due.length === 0) return;
    const look = await this.#look(dependencies);
    await transaction(async (trx) => {
      const taken: AlertRuleKey[] = [];
      for (const rule of due) if (await takeTurn(trx, rule, period)) taken.push(rule);
      if (taken.length === 0) return;
      const facts = await look(trx);
      if (facts === null) return;
      const people = await recipients(trx);
      for (const rule of taken) {
        if (facts.unread?.has(rule) === true) continue;
        const told = await applyRule(trx, rule, facts, people);
        await writeAlertCalls(trx, told, facts.now, origin());
        if (canMail(config)) await writeAlertMails(trx, told, facts.now, origin());
      }
    });
  }

  /** Works from now on; returns the function that stops it. */
  run(dependencies: DomainDependencies): () => Promise<void> {
    const { log, clock, hasRoom } = dependencies;
    const failed = (what: string) => (err: unknown) => log.error({ event: 'alerts.failed', err }, `${what} failed`);
    // A webhook may take its time: neither rules nor mails wait for it.
    const calls = repeatedly(
      async (end) => {
        if (await hasRoom()) await this.#calls.tick(dependencies, end);
      },
      this.#everyMs,
      failed('calling the webhook'),
    );
    const rules = repeatedly(
      async () => {
        if (!(await hasRoom())) return;
        await clock.refresh();
        await this.tick(dependencies);
        calls.now();
        await this.#mails.tick(dependencies);
      },
      this.#everyMs,
      failed('looking at the rules'),
    );
    return async () => void (await Promise.all([rules.stop(), calls.stop()]));
  }
}
