import type { ApiInput, Endpoints, RequestOf } from '@listings/shared-api/contract';
import { apiKeyDays } from '@listings/shared-api/contract';
import { writeAnswer, wireAnswer, type RawAnswer } from '../calls/answer-validation';
import { writeAudit } from '../calls/audit.store';
import type { EndpointCall, Responder } from '../calls/responder';
import { invalidParameters } from '../calls/framework-error';
import { failure, isServerCall, ok, type ServerCall } from '../calls/handler';
import type { Store } from '../db/store';
import type { Database } from '../db/tables';
import { addApiKey, apiKeys, findApiKey, revokeApiKey } from '../people/api-keys.store';
import { hashOf, randomSecret } from './secrets';

const DAY_MS = 86_400_000;
const PREFIX = 'key_';
/** Characters of a key that are kept to recognise it: too few to guess the rest. */
const SHOWN = 10;

const REFUSALS = {
  taken: 'A key of this name works already. Choose another name, or revoke that key.',
  tooMany: 'There are 50 keys that work. Revoke one that is not needed.',
} as const;

type NewKey = Required<ApiInput<'createApiKey'>['body']>;

/** The end of the last day on which a key works; null for a day that is none, is over or lies too far ahead. */
const endOf = (day: string, now: number): number | null => {
  const begin = Date.parse(day);
  const isDay = !Number.isNaN(begin) && new Date(begin).toISOString().startsWith(day);
  const endsAt = begin + DAY_MS;
  return isDay && endsAt > now && begin <= now + apiKeyDays * DAY_MS ? endsAt : null;
};

interface Work {
  readonly db: Database;
  readonly call: EndpointCall;
  readonly now: number;
}

const create = async ({ db, call, now }: Work): Promise<RawAnswer> => {
  const { body } = call.input as RequestOf<Endpoints['createApiKey']>;
  const { role, spend_limit, end } = body satisfies NewKey;
  const name = body.name.trim();
  if (name === '') return invalidParameters({ name: 'The name is empty.' });
  const endsAt = endOf(end, now);
  if (endsAt === null) {
    return invalidParameters({ end: `The last day has to be today or later, at most ${apiKeyDays} days ahead.` });
  }
  const secret = PREFIX + randomSecret();
  const hidden = { hash: hashOf(secret), prefix: secret.slice(0, SHOWN) };
  const fields = { name, role, spendLimit: role === 'advertiser' ? spend_limit : null, endsAt };
  const id = await addApiKey(db, fields, hidden, { maker: call.person.id, now });
  if (typeof id === 'string') return invalidParameters({ name: REFUSALS[id] });
  call.request.log.info({ event: 'api-key.made', by: call.person.id, key: id }, 'API key made');
  return ok({ key: await findApiKey(db, id, now), secret });
};

const revoke = async ({ db, call, now }: Work): Promise<RawAnswer> => {
  const { id } = (call.input as RequestOf<Endpoints['revokeApiKey']>).params;
  await revokeApiKey(db, id, now);
  const key = await findApiKey(db, id, now);
  if (!key) return failure(404, { message: 'There is no API key with this ID.' });
  call.request.log.info({ event: 'api-key.revoked', by: call.person.id, key: id }, 'API key revoked');
  return ok({ key });
};

const ANSWERS: Readonly<Record<ServerCall, (work: Work) => Promise<RawAnswer>>> = {
  listApiKeys: async ({ db, now }) => ok({ keys: await apiKeys(db, now) }),
  createApiKey: create,
  revokeApiKey: revoke,
};

/**
 * Answers the calls about API keys here, whichever store answers all others. A repeated call is made again, since no answer
 * that tells a key is kept: the second key of a name is refused.
 */
export const answeringApiKeys =
  ({ db, transaction }: Pick<Store, 'db' | 'transaction'>, now: () => number, others: Responder): Responder =>
  async (call) => {
    const { key, definition } = call;
    if (!isServerCall(key)) return others(call);
    const answer = ANSWERS[key];
    const work = async (on: Database) => {
      const raw = await answer({ db: on, call, now: now() });
      return raw.status < 400 ? writeAnswer(key, definition, raw) : wireAnswer(raw);
    };
    if (definition.method === 'GET') return work(db);
    return transaction(async (trx) => {
      const made = await work(trx);
      await writeAudit(trx, call, made.status, now());
      return made;
    });
  };
