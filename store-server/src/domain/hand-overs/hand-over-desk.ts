import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDependencies } from '../../calls/domain-module';
import { validateRequest } from '../../calls/request-validation';
import { textOf } from '../../http/form-fields';
import { sendLocalPage } from '../../page/local-page';
import { isOpen, noteHandOver, type HandOver } from '../../people/hand-over.store';
import { readStoreProfile } from '../documents/documents.store';
import { storeHost } from '../documents/store-profile.rules';
import { settled } from './hand-over-end.store';
import { endedPage, stepPage, type StepView } from './hand-over-page';

/** A field of a form or of an address, without spaces around it. */
export const fieldOf = (fields: unknown, name: string): string => textOf(fields, name).trim().slice(0, 500);

/** What a call of the contract has answered. */
export interface StepAnswer {
  readonly isDone: boolean;
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export const textIn = ({ body }: StepAnswer, field: string): string => {
  const value = body[field];
  return typeof value === 'string' ? value : '';
};

type MoreOfStep = Pick<StepView, 'sent' | 'problem' | 'failure' | 'isLookedAt'>;

/** Where whoever was asked does the one step. */
export class HandOverDesk {
  readonly #dependencies: RouteDependencies;

  constructor(dependencies: RouteDependencies) {
    this.#dependencies = dependencies;
  }

  /** Address of the store, without protocol. */
  async site(): Promise<string> {
    return storeHost(await readStoreProfile(this.#dependencies.db));
  }

  async timeZone(): Promise<string> {
    return (await readStoreProfile(this.#dependencies.db)).timeZone;
  }

  /** The step of the caller while it may be done; null where they were sent to the page that says why not. */
  async openStep(request: FastifyRequest, reply: FastifyReply): Promise<HandOver | null> {
    const { transaction, clock } = this.#dependencies;
    const pass = request.person?.handOver;
    const handOver = pass ? await transaction((trx) => settled(trx, pass.id, this.#dependencies)) : null;
    if (handOver && isOpen(handOver, clock.now())) return handOver;
    await (handOver ? sendLocalPage(reply, endedPage(handOver)) : reply.redirect('/google', 303));
    return null;
  }

  async show(
    request: FastifyRequest,
    reply: FastifyReply,
    handOver: HandOver,
    more: MoreOfStep = {},
  ): Promise<FastifyReply> {
    const nonce = request.caller?.kind === 'session' ? request.caller.session.nonce : '';
    return sendLocalPage(reply, stepPage({ handOver, site: await this.site(), nonce, ...more }));
  }

  /** Makes a call of the contract as whoever was asked; the table of roles has let this step through. */
  async call(
    request: FastifyRequest,
    key: EndpointKey,
    raw: { readonly query?: object; readonly body?: object } = {},
  ): Promise<StepAnswer> {
    const definition: EndpointDefinition = endpoints[key];
    const asked = { params: undefined, query: raw.query ?? {}, body: raw.body };
    const valid = validateRequest(definition, asked);
    const { person } = request;
    if (!valid.ok || person === null) return { isDone: false, status: 400, body: {} };
    const { respond } = this.#dependencies;
    const answer = await respond({ key, definition, input: valid.input, raw: asked, person, keyed: null, request });
    const body = answer.text === '' ? {} : (JSON.parse(answer.text) as StepAnswer['body']);
    return { isDone: answer.status < 300, status: answer.status, body };
  }

  /** Notes that somebody is at the step. */
  begin({ id }: HandOver): Promise<void> {
    const { transaction, clock } = this.#dependencies;
    return transaction((trx) => noteHandOver(trx, id, 'acted_at', clock.now()));
  }

  /** The call with which a step begins, or is done; null for the phone, which has forms of its own. */
  async start(request: FastifyRequest, handOver: HandOver): Promise<StepAnswer | null> {
    const { step } = handOver;
    if (step === 'phone') return null;
    await this.begin(handOver);
    if (step === 'hosting') return this.call(request, 'startHostingConnection');
    if (step === 'billing') return this.call(request, 'getBillingStatus');
    if (step === 'provider')
      return this.call(request, 'startProviderConnection', { query: { next_page_name: 'setup-mc' } });
    const { id } = (await this.call(request, 'getMerchantConnection')).body;
    return this.call(request, 'reclaimUrl', { body: { id } });
  }
}
