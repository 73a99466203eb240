import type { Database } from '../../db/tables';
import { addMember, changeMember, members, type MemberFields } from '../../people/team.store';
import { invite } from '../../security/invitation.store';

/** People of the store to be played beside its owner, by the word that the page's form sends. */
export const playedTeam: Readonly<Record<string, MemberFields>> = {
  'feed-manager': { name: 'Fay', email: 'fay@team.example', role: 'feed-manager', spendLimit: null },
  advertiser: { name: 'Adam', email: 'adam@team.example', role: 'advertiser', spendLimit: 50 },
  viewer: { name: 'Vera', email: 'vera@team.example', role: 'viewer', spendLimit: null },
};

/** A sign-in link for one of them, added or put back to what they are first; to be called in a transaction. */
export async function playMember(db: Database, who: string, now: number): Promise<string | null> {
  const fields = Object.hasOwn(playedTeam, who) ? playedTeam[who] : undefined;
  if (fields === undefined) return null;
  const id = await addMember(db, fields, now);
  if (id !== null) return invite(db, id, now);
  const found = (await members(db, now)).find(({ email }) => email === fields.email);
  if (found === undefined) return null;
  await changeMember(db, found.id, fields);
  return invite(db, found.id, now);
}
