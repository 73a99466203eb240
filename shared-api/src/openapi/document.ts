import * as contract from '../contract';
import { endpoints, type EndpointDefinition, type Schema } from '../contract';
import { toJsonSchema, type JsonSchema } from '../contract/json-schema';

type Json = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null && '_zod' in value;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Schemas that the contract's door names, as `Campaign` for `campaignSchema`. */
const named = new Map<Schema, string>();
for (const [key, value] of Object.entries(contract)) {
  if (isSchema(value)) named.set(value, capitalized(key.replace(/Schema$/, '')));
}

const content = (schema: Schema): Json => ({ 'application/json': { schema: toJsonSchema(schema, named, 'named') } });

const indexed = 'A list is sent indexed: `name[0]=a&name[1]=b`.';

const inOneText = { style: 'form', explode: false };
const inSeveral = { style: 'deepObject', explode: true, description: indexed };

function parametersIn(place: 'path' | 'query', schema: Schema | undefined, commaLists: readonly string[] = []): Json[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, named, 'inline');
  return Object.entries(properties as Record<string, JsonSchema>).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (required as readonly string[]).includes(name),
    ...(property['type'] === 'array' ? (commaLists.includes(name) ? inOneText : inSeveral) : {}),
    schema: property,
  }));
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A request that is repeated under one key takes effect once and gets the same answer.',
  schema: { type: 'string', maxLength: 255 },
};

function responsesOf({ answers, errors = {} }: EndpointDefinition): Json {
  const responses: Record<string, Json> = {};
  for (const [status, schema] of Object.entries(answers)) {
    const body = status === '204' ? {} : { content: content(schema) };
    responses[status] = { description: status === '204' ? 'Done; there is no body.' : 'Success.', ...body };
  }
  for (const [status, schema] of Object.entries(errors)) {
    const shapes = [toJsonSchema(schema, named, 'named'), { $ref: '#/components/schemas/ErrorBody' }];
    responses[status] = {
      description: 'An error of this call, or one of the shapes that every call may fail with.',
      content: { 'application/json': { schema: { anyOf: shapes } } },
    };
  }
  for (const status of ['400', '401', '403', 'default'])
    responses[status] ??= { $ref: '#/components/responses/Failure' };
  return responses;
}

function operationOf(key: string, definition: EndpointDefinition): Json {
  const { method, path, params, query, commaLists, body, summary } = definition;
  const isOptional = body?.safeParse(undefined).success === true;
  return {
    operationId: key,
    summary,
    tags: [path.replace('/wc/gla/', '').replace(/^\//, '').split('/')[0]],
    parameters: [
      ...parametersIn('path', params),
      ...parametersIn('query', query, commaLists),
      ...(method === 'GET' ? [] : [idempotencyKey]),
    ],
    ...(body === undefined ? {} : { requestBody: { required: !isOptional, content: content(body) } }),
    responses: responsesOf(definition),
  };
}

function paths(): Json {
  const table: Record<string, Record<string, Json>> = {};
  for (const [key, definition] of Object.entries<EndpointDefinition>(endpoints)) {
    const operations = (table[definition.path] ??= {});
    operations[definition.method.toLowerCase()] = operationOf(key, definition);
  }
  return table;
}

function schemas(): Json {
  const entries = [...named].map(([schema, name]) => [name, toJsonSchema(schema, named, 'inline')] as const);
  entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries);
}

const securitySchemes: Json = {
  session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'The session of a signed-in store manager.' },
  nonce: { type: 'apiKey', in: 'header', name: 'X-WP-Nonce', description: "The page's nonce; goes with the session." },
  basic: { type: 'http', scheme: 'basic', description: 'An application password; needs no nonce.' },
};

/** The contract as an OpenAPI 3.1 document. */
export function createDocument(): Json {
  return {
    openapi: '3.1.1',
    info: {
      title: 'Listings and ads',
      version: '1.0.0',
      description: 'Generated from shared-api/src/contract. Numbers and truth values may also be sent as text.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/wp-json', description: "The store's REST root." }],
    security: [{ session: [], nonce: [] }, { basic: [] }],
    paths: paths(),
    components: {
      schemas: schemas(),
      responses: {
        Failure: {
          description:
            'The call failed. A 401 is a missing sign-in, or a connection that is gone; a 403 a missing permission.',
          headers: {
            'Retry-After': { description: 'Seconds, or a date.', schema: { type: 'string' } },
          },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
        },
      },
      securitySchemes,
    },
  };
}

/** The document as it is committed. */
export const documentText = (): string => `${JSON.stringify(createDocument(), null, 2)}\n`;
