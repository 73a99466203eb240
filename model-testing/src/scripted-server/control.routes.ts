import { endpoints, type EndpointKey } from '@listings/shared-api/contract';
import { models, type WireReply } from '@listings/shared-machines/models';
import type { ServerResponse } from 'node:http';
import type { Script } from './script';

/** Path below which a test controls the server's answers. */
export const controlPath = '/__script/';

interface ControlRequest {
  readonly method: string;
  readonly address: string;
  readonly body: string;
}

type Replies = Partial<Record<EndpointKey, WireReply>>;

interface Order {
  /** Endpoints whose requests wait. */
  readonly hold?: readonly string[];
  /** Replies in wire form, by endpoint. */
  readonly replies?: Readonly<Record<string, WireReply>>;
  /** An answer by the names of a model: `{"model":"billing","call":"getBillingStatus","answers":"approved"}`. */
  readonly model?: string;
  readonly call?: string;
  readonly answers?: string;
}

class Unclear extends Error {}

const keysIn = (names: readonly string[]): readonly EndpointKey[] =>
  names.map((name) => {
    if (!Object.hasOwn(endpoints, name)) throw new Unclear(`there is no endpoint ${name}`);
    return name as EndpointKey;
  });

/** The replies an order names; null where nothing arrives. */
function repliesOf({ replies, model: id, call = '', answers = '' }: Order): Replies | null {
  if (replies !== undefined) {
    keysIn(Object.keys(replies));
    return replies;
  }
  const model = models.find((each) => each.id === id);
  if (model === undefined) throw new Unclear(`there is no model ${id ?? ''}; give model, call and answers, or replies`);
  const answer = model.answers[call]?.[answers];
  if (answer === undefined) throw new Unclear(`the model of ${model.id} has no answer “${answers}” of ${call}`);
  return 'http' in answer ? answer.http : null;
}

const keysOf = ({ model: id, call = '' }: Order): readonly EndpointKey[] => {
  const named = models.find((each) => each.id === id)?.answers[call] ?? {};
  const http = Object.values(named).flatMap((answer) => ('http' in answer ? Object.keys(answer.http) : []));
  return [...new Set(http)] as EndpointKey[];
};

function carryOut(script: Script, command: string, order: Order): unknown {
  if (command === 'waiting') return script.waiting();
  if (command === 'begin') script.begin(keysIn(order.hold ?? []), order.replies ?? {});
  else if (command === 'set') script.set(repliesOf(order) ?? {});
  else if (command === 'answer' || command === 'next') {
    const replies = repliesOf(order);
    if (command === 'next') script.next(replies ?? keysOf(order));
    else if (replies === null) script.drop(keysOf(order));
    else script.answer(replies);
  } else throw new Unclear(`there is no ${command}; there are begin, set, answer, next and waiting`);
  return { done: true };
}

/** `POST /__script/answer {"model":…,"call":…,"answers":…}` and the like; `GET /__script/waiting` tells what waits. */
export function control(script: Script, { address, body }: ControlRequest, response: ServerResponse): void {
  const reply = (status: number, said: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(said)}\n`);
  try {
    const command = address.slice(controlPath.length).split('?')[0] ?? '';
    reply(200, carryOut(script, command, body === '' ? {} : (JSON.parse(body) as Order)));
  } catch (error) {
    const isKnown = error instanceof Error;
    reply(400, { message: isKnown ? error.message : String(error) });
  }
}
