import { bootstrapSchema } from './bootstrap.contract';
import type { EndpointDefinition, HttpMethod, Schema } from './endpoint';
import { endpoints } from './endpoints';
import { toJsonSchema, type JsonSchema } from './json-schema';

/** One call as it goes over the wire. */
export interface CallShape {
  readonly method: HttpMethod;
  readonly path: string;
  readonly params?: JsonSchema;
  readonly query?: JsonSchema;
  readonly body?: JsonSchema;
  /** Status of a success → its body. */
  readonly answers: Readonly<Record<string, JsonSchema>>;
}

/** The contract as data: what two versions of it are compared by. */
export interface ContractDocument {
  readonly calls: Readonly<Record<string, CallShape>>;
  /** Schema of the data that the server prints into the page. */
  readonly page: JsonSchema;
}

const shapeOf = (schema: Schema): JsonSchema => toJsonSchema(schema, new Map(), 'inline');

function callShape({ method, path, params, query, body, answers }: EndpointDefinition): CallShape {
  return {
    method,
    path,
    ...(params === undefined ? {} : { params: shapeOf(params) }),
    ...(query === undefined ? {} : { query: shapeOf(query) }),
    ...(body === undefined ? {} : { body: shapeOf(body) }),
    answers: Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, shapeOf(schema)])),
  };
}

/** This version of the contract. For servers and tools: browsers never need it. */
export function contractDocument(): ContractDocument {
  const calls = Object.entries<EndpointDefinition>(endpoints).map(([key, definition]) => [key, callShape(definition)]);
  return { calls: Object.fromEntries(calls) as ContractDocument['calls'], page: shapeOf(bootstrapSchema) };
}
