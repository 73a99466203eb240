import { endpoints, type ApiInput, type EndpointDefinition, type MutationKey } from '@listings/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { keyedCall } from '../calls/idempotency';
import type { EndpointCall, Responder } from '../calls/responder';
import type { Store } from '../db/store';
import { letOthersGo } from '../db/yield';
import type { BackendClient } from './backend-client';
import { createBackendResponder } from './backend-responder';
import { createLastAnswers } from './last-answers';

/** A responder alone: two on one store have of each other what two processes have. */
export const responderOn = (store: Store, client: BackendClient, now: () => number): Responder =>
  createBackendResponder({
    client,
    store,
    now,
    lastAnswers: createLastAnswers(now, 0),
    onMutation: () => undefined,
    follower: { reading: () => () => undefined, changing: async () => undefined, changed: async () => undefined },
  });

/** A call of one person under a key. */
export const callUnder = <K extends MutationKey>(
  idempotencyKey: string,
  key: K,
  input: ApiInput<K>,
  spendLimit: number | null = null,
): EndpointCall => {
  const definition: EndpointDefinition = endpoints[key];
  const raw = { params: undefined, query: {}, body: undefined, ...(input as object) };
  const person = { id: 'ann', name: 'Ann', email: '', role: 'advertiser' as const, language: null, spendLimit };
  const request = { id: 'r', headers: {}, log: pino({ level: 'silent' }) } as unknown as FastifyRequest;
  return { key, definition, input: raw, raw, person, keyed: keyedCall('ann', key, idempotencyKey, raw), request };
};

/** A shop that keeps the campaigns it is asked for; its answers are on their way long enough for other calls to be made. */
export class PlayedShop {
  readonly campaigns: object[] = [];

  readonly client: BackendClient = async ({ method, body }) => {
    const list = this.campaigns.map((campaign) => ({ ...campaign }));
    for (let turn = 0; turn < 50; turn += 1) await letOthersGo();
    if (method === 'GET') return { status: 200, headers: {}, body: list };
    const { amount } = body as { readonly amount: number };
    const campaign = {
      id: this.campaigns.length + 1,
      name: 'A',
      status: 'enabled',
      type: 'performance_max',
      amount,
      country: 'US',
      targeted_locations: ['US'],
    };
    this.campaigns.push(campaign);
    return { status: 200, headers: {}, body: campaign };
  };
}
