import type { Updateable } from 'kysely';
import type { DomainDependencies } from '../../calls/domain-module';
import type { Database } from '../../db/tables';
import { readWebhook, type Webhook } from './alert-webhook.store';
import type { AlertCallTable } from './alert.table';
import type { postToWebhook } from './webhook-post';
import { SIGNATURE_HEADER, webhookSignature } from './webhook-signature.rules';

const MINUTE_MS = 60_000;
const AT_ONCE = 20;
const MOST_ATTEMPTS = 8;

type Dependencies = Pick<DomainDependencies, 'db' | 'clock' | 'transaction' | 'log'>;
type Post = typeof postToWebhook;

const dueCalls = (db: Database, now: number) =>
  db
    .selectFrom('alert_calls')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();

type DueCall = Awaited<ReturnType<typeof dueCalls>>[number];

const backOff = (attempts: number): number => Math.min(2 ** attempts, 360) * MINUTE_MS;

/** Takes a call in hand; false where another process has it. Should this one die, the call is due again later. */
async function takeInHand(db: Database, { id, attempts }: DueCall, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alert_calls')
    .set({ attempts: attempts + 1, due_at: now + backOff(attempts + 1) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What is noted of an attempt; a test is sent once, an alert again until it is taken. */
function noted({ alert_id, attempts }: DueCall, outcome: Awaited<ReturnType<Post>>): Updateable<AlertCallTable> {
  const status = 'status' in outcome ? outcome.status : null;
  const problem = 'problem' in outcome ? outcome.problem : null;
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', status, problem };
  const isOver = alert_id === null || attempts + 1 >= MOST_ATTEMPTS;
  return { state: isOver ? 'failed' : 'waiting', status, problem };
}

/** Calls the webhook about what is due; a call that comes twice has the same `listings-call`. */
export class WebhookCaller {
  readonly #post: Post;

  constructor(post: Post = async (call) => (await import('./webhook-post')).postToWebhook(call)) {
    this.#post = post;
  }

  /** Calls about what is due, until it is to end. */
  async tick({ db, clock, transaction, log }: Dependencies, end?: AbortSignal): Promise<void> {
    const due = await dueCalls(db, clock.now());
    const webhook = due.length === 0 ? null : await readWebhook(db);
    if (webhook === null) return;
    for (const call of due) {
      if (end?.aborted === true) return;
      if (!(await transaction((trx) => takeInHand(trx, call, clock.now())))) continue;
      const outcome = await this.#send(call, webhook, clock.now() - clock.offset);
      const next = noted(call, outcome);
      if (next.state !== 'delivered')
        log.warn({ event: 'webhook.failed', call: call.id, ...outcome }, 'a call of the webhook was not taken');
      await transaction((trx) => trx.updateTable('alert_calls').set(next).where('id', '=', call.id).execute());
    }
  }

  /** Signs by real time, whatever the store's clock plays. */
  #send({ id, body }: DueCall, { url, secret }: Webhook, realTime: number): ReturnType<Post> {
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'listings-and-ads-alerts',
      'listings-call': String(id),
      [SIGNATURE_HEADER]: webhookSignature(secret, Math.floor(realTime / 1000), body),
    };
    return this.#post({ url, body, headers });
  }
}
