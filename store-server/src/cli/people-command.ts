import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { roleSchema } from '@listings/shared-api/contract';
import { EXIT, StartError } from '../base/start-error';
import { STORE_FILE } from '../db/sqlite';
import { openStore, type Store } from '../db/store';
import { apiKeys, findApiKey, revokeApiKey } from '../people/api-keys.store';
import { forgetPerson, personalData } from '../people/personal-data.store';
import { addMember, endSessions, members, removeMember } from '../people/team.store';
import { invite } from '../security/invitation.store';

export const PEOPLE_USAGE = `  people                          lists who may sign in
  people invite NAME EMAIL ROLE   adds somebody (viewer, feed-manager, advertiser or owner) and prints their sign-in link
  people link ID                  prints a new sign-in link
  people end ID                   ends all sessions
  people remove ID                removes somebody; the last owner stays
  people export ID                prints what is kept of one person
  people forget ID                removes somebody and deletes what names them
  people keys                     lists the API keys
  people keys revoke ID           revokes one`;

export interface PeoplePlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Where the server is reached, for links. */
  readonly origin: string;
}

const refuse = (line: string): StartError => new StartError(line, EXIT.badInput);

const REFUSALS = {
  unknown: 'There is nobody with this ID: "people" lists everybody',
  lastOwner: 'There has to be at least one owner: invite another one first',
  taken: 'Somebody with this email address is there already: "people link ID" prints a new link',
} as const;

type Work = (store: Store, words: readonly string[], place: PeoplePlace) => Promise<unknown>;

const linkOf = async ({ transaction }: Store, id: string, { origin }: PeoplePlace): Promise<object> => {
  const token = await transaction((db) => invite(db, id, Date.now()));
  return { id, link: `${origin}/sign-in?token=${encodeURIComponent(token)}`, worksFor: '7 days, once' };
};

const known = async ({ db }: Store, id = ''): Promise<string> => {
  const found = (await members(db, Date.now())).find((member) => member.id === id);
  if (!found) throw refuse(REFUSALS.unknown);
  return found.id;
};

const remove = async (store: Store, id: string): Promise<object> => {
  const refusal = await store.transaction((db) => removeMember(db, id, Date.now()));
  if (refusal !== null) throw refuse(REFUSALS[refusal]);
  return { removed: id };
};

const COMMANDS: Readonly<Record<string, Work>> = {
  list: ({ db }) => members(db, Date.now()),
  invite: async (store, [name = '', email = '', word], place) => {
    const role = roleSchema.safeParse(word);
    if (name === '' || !email.includes('@') || !role.success) throw refuse('invite needs NAME EMAIL ROLE');
    const fields = { name, email: email.toLowerCase(), role: role.data, spendLimit: null };
    const id = await store.transaction((db) => addMember(db, fields, Date.now()));
    if (id === null) throw refuse(REFUSALS.taken);
    return linkOf(store, id, place);
  },
  link: async (store, [id], place) => linkOf(store, await known(store, id), place),
  end: async (store, [word]) => {
    const id = await known(store, word);
    await store.transaction(async (db) => {
      await endSessions(db, id);
      await store.changes.announce(db);
    });
    return { ended: id };
  },
  remove: async (store, [word]) => remove(store, await known(store, word)),
  export: async ({ db }, [id = '']) => {
    const data = await personalData(db, id);
    if (data === null) throw refuse(REFUSALS.unknown);
    return data;
  },
  keys: async ({ db, transaction }, [word, id]) => {
    const now = Date.now();
    if (word === undefined) return apiKeys(db, now);
    const key = word === 'revoke' && /^\d{1,15}$/.test(id ?? '') ? await findApiKey(db, Number(id), now) : null;
    if (!key) throw refuse('keys revoke needs the ID of a key: "people keys" lists them');
    await transaction((trx) => revokeApiKey(trx, key.id, now));
    return { revoked: key.id };
  },
  forget: async (store, [id = '']) => {
    if ((await personalData(store.db, id)) === null) throw refuse(REFUSALS.unknown);
    if ((await members(store.db, Date.now())).some((member) => member.id === id)) await remove(store, id);
    await store.transaction((db) => forgetPerson(db, id));
    return { forgotten: id };
  },
};

/** A store from before there were people is brought up to date by the server alone. */
const refuseEarlier = async ({ db }: Store): Promise<void> => {
  try {
    await db.selectFrom('api_keys').select('id').limit(1).execute();
  } catch (error) {
    throw new StartError('The store is of an earlier version: start the server once', EXIT.failed, { cause: error });
  }
};

/** People of a store that no server uses meanwhile, or of one on PostgreSQL. Throws a `StartError` with one clear line. */
export async function peopleCommand(words: readonly string[], place: PeoplePlace): Promise<unknown> {
  const [name = 'list', ...rest] = words;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new StartError(`There is no command "people ${name}"`, EXIT.usage);
  if (place.databaseUrl === null && !existsSync(join(place.dataDir, STORE_FILE)))
    throw refuse(`There is no store in ${place.dataDir}`);
  const store = await openStore(place);
  try {
    await refuseEarlier(store);
    return await command(store, rest, place);
  } finally {
    await store.close();
  }
}
