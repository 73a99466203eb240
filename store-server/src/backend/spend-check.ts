import { endpoints } from '@listings/shared-api/contract';
import { wireAnswer, type WireAnswer } from '../calls/answer-validation';
import type { EndpointCall } from '../calls/responder';
import { beyondLimit } from '../calls/framework-error';
import type { Database } from '../db/tables';
import { ownerNames } from '../people/people.store';
import { spendRefusal, type SpendingChange } from '../people/spend-limit.rules';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});

/** What a call would make of a campaign; null for a call that spends nothing. */
const changeOf = ({ key, input }: EndpointCall): SpendingChange | null => {
  const { amount, status } = fieldsOf(input.body);
  const wanted = typeof amount === 'number' ? amount : undefined;
  if (key === 'createCampaign') return { id: null, amount: wanted };
  if (key !== 'updateCampaign') return null;
  return {
    id: Number(fieldsOf(input.params)['id']),
    amount: wanted,
    isRunning: status === undefined ? undefined : status === 'enabled',
  };
};

/** True for a call that has to stay within the limit of its person. */
export const isLimited = (call: EndpointCall): boolean => changeOf(call) !== null && call.person.spendLimit !== null;

const nothing = { params: undefined, query: {}, body: undefined };

/**
 * Asks the real store what its campaigns spend, and refuses a call by which they would spend more than its person may; null
 * where it may be made. A store that does not say it gets no such call. What is found holds as long as no other limited call
 * is sent: they are checked and sent in turn.
 */
export const createSpendCheck =
  (db: Database, read: (call: EndpointCall) => Promise<WireAnswer>) =>
  async (call: EndpointCall): Promise<WireAnswer | null> => {
    const change = changeOf(call);
    if (change === null || call.person.spendLimit === null) return null;
    const definition = endpoints.listCampaigns;
    const listed = await read({ ...call, key: 'listCampaigns', definition, input: nothing, raw: nothing, keyed: null });
    if (listed.status !== 200) return listed;
    const campaigns = definition.answers[200]
      .parse(JSON.parse(listed.text))
      .map(({ id, amount, status }) => ({ id, amount, isRunning: status === 'enabled' }));
    const refusal = spendRefusal(call.person, campaigns, change);
    return refusal && wireAnswer(beyondLimit(refusal, await ownerNames(db)));
  };
