import { sql } from 'kysely';
import type { StoreMigration } from '../migration';

interface EarlierWorld {
  readonly urlClaimedElsewhere?: boolean;
  readonly notReadyTimes?: number;
  readonly identities: readonly object[];
  readonly adsAccounts: readonly object[];
}

/** Moves the facts about accounts that held for everybody to each identity. */
function withStories({ urlClaimedElsewhere = false, notReadyTimes = 0, ...world }: EarlierWorld): object {
  return {
    ...world,
    identities: world.identities.map((identity) => ({ summary: '', ...identity, urlClaimedElsewhere, notReadyTimes })),
    adsAccounts: world.adsAccounts.map((account) => ({ kind: 'client', ...account })),
  };
}

/**
 * Gives each person at the provider their own facts about accounts. People of a later version come with the next
 * scenario.
 */
export const providerIdentitiesMigration: StoreMigration = {
  name: '021-provider-identities',
  up: async (db) => {
    const { rows } = await sql<{ value: string }>`select value from options where key = 'domain.world'`.execute(db);
    const [kept] = rows;
    if (!kept) return;
    const world = JSON.stringify(withStories(JSON.parse(kept.value) as EarlierWorld));
    await sql`update options set value = ${world} where key = 'domain.world'`.execute(db);
  },
};
