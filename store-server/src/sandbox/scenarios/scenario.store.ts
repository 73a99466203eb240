import type { Database } from '../../db/tables';
import { readDocument, writeDocument } from '../../domain/documents/documents.store';
import { wipe } from './scenario-state';
import { scenarios, type Scenario } from './scenarios';

export const isScenario = (name: string): boolean => scenarios.some((scenario) => scenario.name === name);

/** The scenario and everything it builds on, first things first. */
function chainOf(name: string): readonly Scenario[] {
  const scenario = scenarios.find((candidate) => candidate.name === name);
  if (!scenario) throw new Error(`There is no scenario "${name}"`);
  return scenario.after === null ? [scenario] : [...chainOf(scenario.after), scenario];
}

/** Puts store and provider into a scenario; what was there before is gone, the catalogue stays. */
export async function loadScenario(db: Database, name: string, now: number): Promise<void> {
  await wipe(db);
  for (const { apply } of chainOf(name)) await apply({ db, now });
  const seed = await readDocument(db, 'seed');
  await writeDocument(db, 'seed', { ...seed, scenario: name });
}
