import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointDefinition, type EndpointKey, type HttpMethod } from '@listings/shared-api/contract';
import type { Resolve, WireSchema } from './schema-arbitrary';

/** One call of the published contract. */
export interface Operation {
  readonly key: EndpointKey;
  readonly method: HttpMethod;
  readonly path: string;
  readonly definition: EndpointDefinition;
  readonly params: WireSchema;
  readonly query: WireSchema;
  readonly body: WireSchema | null;
  readonly isBodyRequired: boolean;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: WireSchema;
}

interface WireOperation {
  readonly operationId: EndpointKey;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly 'application/json': { readonly schema: WireSchema } };
  };
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, WireOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, WireSchema>> };
}

const document = JSON.parse(readFileSync(join(__dirname, '../../../shared-api/openapi.json'), 'utf8')) as Document;

export const resolve: Resolve = (schema) => {
  if (schema.$ref === undefined) return schema;
  const found = document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The document has no ${schema.$ref}`);
  return resolve(found);
};

const objectOf = (parameters: readonly Parameter[]): WireSchema => ({
  type: 'object',
  properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
});

const operationOf = (path: string, method: string, wire: WireOperation): Operation => ({
  key: wire.operationId,
  method: method.toUpperCase() as HttpMethod,
  path,
  definition: endpoints[wire.operationId],
  params: objectOf(wire.parameters.filter((parameter) => parameter.in === 'path')),
  query: objectOf(wire.parameters.filter((parameter) => parameter.in === 'query')),
  body: wire.requestBody?.content['application/json'].schema ?? null,
  isBodyRequired: wire.requestBody?.required ?? false,
});

/** Every call of the contract, as published. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, wire]) => operationOf(path, method, wire)),
);

/** The address of a call with these parameters; lists are sent indexed. */
export function urlOf({ path }: Pick<Operation, 'path'>, params: object, query: object): string {
  const filled = Object.entries(params).reduce(
    (whole, [name, value]) => whole.replace(`{${name}}`, encodeURIComponent(String(value))),
    path,
  );
  const pairs = Object.entries(query).flatMap(([name, value]: [string, unknown]) =>
    Array.isArray(value)
      ? value.map((entry, index) => `${encodeURIComponent(`${name}[${index}]`)}=${encodeURIComponent(String(entry))}`)
      : [`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`],
  );
  return `/wp-json${filled}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
}
