import type { AnyModel } from '@listings/shared-machines/models';
import { driverOf, withoutScreen } from '../drivers/drivers';
import { tryFlawsInJsdom } from '../screen/run-tours';
import { count, exit, Misuse, type Terminal, type Workplace } from './command';
import { explanationBook } from './explanations';
import { Kinds } from './kinds';

/** Leads screens through their walks with one flaw at a time, and prints which of them nobody notices. */
export async function tryFlaws(
  models: readonly AnyModel[],
  threshold: number,
  at: Workplace,
  { print, progress }: Terminal,
): Promise<number> {
  const shown = models.filter(({ id }) => driverOf(id) !== null);
  const [first] = models;
  if (shown.length === 0 && first !== undefined)
    throw new Misuse(`${first.id} has no walks through a screen: ${withoutScreen[first.id] ?? 'no driver'}.`);
  const book = explanationBook(at.explanations, 'flaws');
  const kinds = new Kinds();
  let [noticed, flaws, open] = [0, 0, 0];
  for (const { id } of shown) {
    progress(`${id}: flaws of its screen`);
    const explained = book[id] ?? {};
    const tried = (await tryFlawsInJsdom(id)).map((flaw) => ({ ...flaw, name: `${flaw.kind} @ ${flaw.where}` }));
    const mistakes = tried.filter(({ name, isNoticed }) => isNoticed || explained[name] === undefined);
    const survivors = mistakes.filter(({ isNoticed }) => !isNoticed);
    for (const { kind, isNoticed } of mistakes) kinds.note(kind, isNoticed);
    noticed += mistakes.length - survivors.length;
    flaws += mistakes.length;
    open += survivors.length;
    print(
      `${survivors.length === 0 ? '✓' : '✗'} ${id}: ${mistakes.length - survivors.length} of ${count(mistakes.length, 'flaw')} noticed, ${tried.length - mistakes.length} that are explained`,
    );
    for (const { name } of survivors) print(`    survives: ${name}`);
    const isStale = (name: string) => tried.every((flaw) => flaw.name !== name || flaw.isNoticed);
    for (const name of Object.keys(explained).filter(isStale)) print(`    explained, but noticed or gone: ${name}`);
  }
  print(kinds.rows);
  const percent = flaws === 0 ? 100 : (100 * noticed) / flaws;
  print(`${noticed} of ${flaws} noticed: ${percent.toFixed(1)} %`);
  return percent < threshold || open > 0 ? exit.found : exit.fine;
}
