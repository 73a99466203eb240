import type { Database } from '../../db/tables';
import { everybody, type Person } from '../../people/people.store';
import { readAlertSettings, type AlertSettings } from './alert-settings.store';

/** A person who is told, and how they want it. */
export interface Recipient extends Pick<Person, 'id'> {
  readonly settings: AlertSettings;
}

/** Everybody who is told. */
export async function recipients(db: Database): Promise<readonly Recipient[]> {
  const people: Recipient[] = [];
  for (const person of await everybody(db))
    people.push({ id: person.id, settings: await readAlertSettings(db, person) });
  return people;
}
