import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointDefinition } from '../contract';
import { createDocument, documentText } from './document';

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly required: boolean };
  readonly responses: Readonly<Record<string, unknown>>;
}
const { paths } = createDocument() as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const definitions = Object.entries<EndpointDefinition>(endpoints);

describe('openapi.json', () => {
  it('is what the contract generates: run `npm run openapi` when this fails', () => {
    expect(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')).toBe(documentText());
  });

  it.each(definitions)('has %s with its parameters, body and every status', (key, definition) => {
    const operation = paths[definition.path]?.[definition.method.toLowerCase()];
    const statuses = [...Object.keys(definition.answers), ...Object.keys(definition.errors ?? {}), '401', 'default'];
    expect(operation?.operationId).toBe(key);
    expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(statuses));
    expect(operation?.parameters.filter(({ in: place }) => place === 'path').map(({ name }) => `{${name}}`)).toEqual(
      definition.path.match(/\{\w+\}/g) ?? [],
    );
    expect(operation?.requestBody === undefined).toBe(definition.body === undefined);
    expect(operation?.parameters.some(({ name }) => name === 'Idempotency-Key')).toBe(definition.method !== 'GET');
  });

  it('has no operation beyond the table', () => {
    expect(Object.values(paths).flatMap((operations) => Object.keys(operations))).toHaveLength(definitions.length);
  });

  it('refers only to schemas and responses that it holds', () => {
    const document = createDocument();
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path = '']) => path);
    const missing = names.filter(
      (path) =>
        path.split('/').reduce<unknown>((node, part) => (node as Record<string, unknown>)?.[part], document) ===
        undefined,
    );
    expect(names.length).toBeGreaterThan(100);
    expect(missing).toEqual([]);
  });
});
