import type { Updateable } from 'kysely';
import type { DomainDependencies } from '../../calls/domain-module';
import type { ServerConfig } from '../../base/config';
import type { Database } from '../../db/tables';
import { dropOfRemoved, writeDigests } from './alert-mails.store';
import { HAND_OVER, type AlertMailTable } from './alert.table';
import type { MailServer } from './mail-server';

const MINUTE_MS = 60_000;
/** Mails of one look; the rest is sent with the next one. */
const AT_ONCE = 50;
const MOST_ATTEMPTS = 8;
/** After this time the process that has taken a mail in hand is gone. */
const IN_HAND_MS = 10 * MINUTE_MS;

type Dependencies = Pick<DomainDependencies, 'db' | 'clock' | 'transaction' | 'log' | 'origin'> & {
  readonly config: Pick<ServerConfig, 'mail' | 'sandbox'>;
};

/** The server can send mails, or the sandbox plays that it does. */
export const canMail = ({ mail, sandbox }: Pick<ServerConfig, 'mail' | 'sandbox'>): boolean => mail !== null || sandbox;

const dueMails = (db: Database, now: number) =>
  db
    .selectFrom('alert_mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

const hasWork = async (db: Database, now: number): Promise<boolean> => {
  const open = db.selectFrom('alert_mails').select('id').where('state', 'in', ['held', 'waiting', 'sending']);
  return (await open.where('due_at', '<=', now).limit(1).executeTakeFirst()) !== undefined;
};

type DueMail = Awaited<ReturnType<typeof dueMails>>[number];

/** Takes a mail in hand; false where another process has it. */
async function takeInHand(db: Database, { id, attempts }: DueMail, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_mails')
    .set({ state: 'sending', attempts: attempts + 1, taken_at: now })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A mail is over in this state; one that is only to come later when all attempts are used up. */
const ended = { sent: 'sent', unknown: 'unknown', refused: 'failed', later: 'failed' } as const;

/** A link that opens something is kept no longer than its mail waits. */
const withoutLink = ({ rule }: DueMail): Updateable<AlertMailTable> =>
  rule === HAND_OVER ? { text: '', html: '' } : {};

const backOff = (attempts: number): number => Math.min(2 ** attempts, 360) * MINUTE_MS;

/** Sends what is due: once, or, where a process dies with a mail in hand, perhaps not at all; never twice. */
export class MailSender {
  readonly #open: typeof MailServer.open;
  #failures = 0;
  #restsUntil = 0;

  constructor(
    open: typeof MailServer.open = async (config) => (await import('./mail-server')).MailServer.open(config),
  ) {
    this.#open = open;
  }

  async tick(dependencies: Dependencies): Promise<void> {
    const { db, clock, transaction, config, origin } = dependencies;
    if (!canMail(config)) return;
    const now = clock.now();
    if (!(await hasWork(db, now))) return;
    await transaction(async (trx) => {
      await dropOfRemoved(trx);
      await writeDigests(trx, now, origin());
    });
    await transaction((trx) => this.#giveUp(trx, now));
    if (config.mail === null) return transaction((trx) => this.#keep(trx, now));
    // The store's clock may have been set back.
    if (now < this.#restsUntil && this.#restsUntil - now <= backOff(this.#failures)) return;
    const due = await dueMails(db, now);
    if (due.length === 0) return;
    const server = await this.#connect(config.mail, dependencies);
    if (server === null) return;
    try {
      for (const mail of due) await this.#send(mail, server, dependencies);
    } finally {
      server.close();
    }
  }

  /** Nobody can tell what became of a mail whose process died: it is not sent again. */
  async #giveUp(db: Database, now: number): Promise<void> {
    await db
      .updateTable('alert_mails')
      .set({ state: 'unknown' })
      .where('state', '=', 'sending')
      .where('taken_at', '<', now - IN_HAND_MS)
      .execute();
  }

  async #keep(db: Database, now: number): Promise<void> {
    await db
      .updateTable('alert_mails')
      .set({ state: 'kept', sent_at: now })
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .execute();
  }

  /** Nothing is taken in hand before the mail server has let this one in. */
  async #connect(mail: NonNullable<ServerConfig['mail']>, { clock, log }: Dependencies): Promise<MailServer | null> {
    try {
      const server = await this.#open(mail);
      this.#failures = 0;
      return server;
    } catch (error) {
      this.#failures += 1;
      this.#restsUntil = clock.now() + backOff(this.#failures);
      log.error({ event: 'mail.unreachable', err: error }, 'the mail server cannot be reached');
      return null;
    }
  }

  async #send(mail: DueMail, server: MailServer, { clock, transaction, log, origin }: Dependencies): Promise<void> {
    const now = clock.now();
    if (!(await transaction((db) => takeInHand(db, mail, now)))) return;
    const { outcome, code } = await server.send(mail, origin());
    if (outcome !== 'sent') log.error({ event: 'mail.failed', mail: mail.id, outcome, code }, 'a mail was not sent');
    const attempts = mail.attempts + 1;
    const isOver = attempts >= MOST_ATTEMPTS;
    const next: Updateable<AlertMailTable> =
      outcome === 'later' && !isOver
        ? { state: 'waiting', due_at: now + backOff(attempts) }
        : { state: ended[outcome], sent_at: outcome === 'sent' ? now : null, ...withoutLink(mail) };
    await transaction((db) => db.updateTable('alert_mails').set(next).where('id', '=', mail.id).execute());
  }
}
