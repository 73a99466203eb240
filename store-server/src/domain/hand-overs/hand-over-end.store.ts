import type { DomainDependencies } from '../../calls/domain-module';
import { keepStepNews } from '../../calls/changes.store';
import type { Clock } from '../../db/clock';
import type { Database } from '../../db/tables';
import { endHandOver, isOpen, openHandOvers, findHandOver, type HandOver } from '../../people/hand-over.store';
import { canMail } from '../alerts/alert-mail-sender';
import { writeAlertMails } from '../alerts/alert-mails.store';
import { writeAlertCalls } from '../alerts/alert-webhook.store';
import { tellPerson } from '../alerts/tell-alerts.store';
import { isStepDone } from './hand-over-steps.store';

export type SettleDependencies = Pick<DomainDependencies, 'origin' | 'announce'> & {
  readonly clock: Clock;
  readonly config: Pick<DomainDependencies['config'], 'mail' | 'sandbox'>;
};

/** Tells whoever asked that it is done: in their inbox, and by mail where they want that. */
async function tellAsker(db: Database, { id, step, name, asker }: HandOver, dependencies: SettleDependencies) {
  if (asker === null) return;
  const { clock, config, origin } = dependencies;
  const now = clock.now();
  const values = { name, step: { kind: 'step', value: step } } as const;
  const told = await tellPerson(
    db,
    'hand_over_done',
    { object: step, occurrence: id, measure: 1, values },
    asker.id,
    now,
  );
  if (told === null) return;
  await writeAlertCalls(db, [told], now, origin());
  if (canMail(config)) await writeAlertMails(db, [told], now, origin());
}

/**
 * Ends a hand-over whose step is done, tells whoever asked, and every open screen. All of it is one transaction, in which one
 * of several that see it at once is the first.
 */
async function settle(db: Database, handOver: HandOver, dependencies: SettleDependencies): Promise<boolean> {
  if (!(await isStepDone(db, handOver.step))) return false;
  const now = dependencies.clock.now();
  // Nobody began it by the link: somebody else has done it.
  const outcome = handOver.actedAt === null ? 'elsewhere' : 'done';
  if (!(await endHandOver(db, handOver.id, outcome, now))) return false;
  if (outcome === 'done') await tellAsker(db, handOver, dependencies);
  await keepStepNews(db, handOver.step, handOver.name, now);
  await dependencies.announce(db);
  return true;
}

/** Ends this hand-over if its step is done, and gives it as it is then. */
export async function settled(db: Database, id: string, dependencies: SettleDependencies): Promise<HandOver | null> {
  const handOver = await findHandOver(db, id);
  if (!handOver || !isOpen(handOver, dependencies.clock.now())) return handOver;
  return (await settle(db, handOver, dependencies)) ? findHandOver(db, id) : handOver;
}

/** Ends every hand-over whose step is done. */
export async function settleAll({
  db,
  transaction,
  ...dependencies
}: SettleDependencies & Pick<DomainDependencies, 'db' | 'transaction'>) {
  for (const handOver of await openHandOvers(db, dependencies.clock.now()))
    if (await isStepDone(db, handOver.step))
      await transaction(async (trx) => void (await settled(trx, handOver.id, dependencies)));
}
