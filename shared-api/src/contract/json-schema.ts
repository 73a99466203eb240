import * as z from 'zod/mini';
import type { Schema } from './endpoint';

/** A JSON Schema (2020-12), as the generated document holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Node {
  readonly type: string;
  readonly options?: readonly z.core.$ZodType[];
  readonly in?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly defaultValue?: unknown;
}

const nodeOf = (schema: z.core.$ZodType): Node => schema._zod.def;

/** A quick look at what the second option checks in full: the document shows that one. */
const isQuickUnion = (schema: z.core.$ZodType): boolean => {
  const { type, options = [] } = nodeOf(schema);
  return type === 'union' && options[0] !== undefined && nodeOf(options[0]).type === 'custom';
};

const isNever = (schema: z.core.$ZodType): boolean => {
  const { type, element } = nodeOf(schema);
  return type === 'array' && element !== undefined && nodeOf(element).type === 'never';
};

const isPlainNumber = (schema: z.core.$ZodType | undefined): boolean =>
  schema === undefined || nodeOf(schema).type === 'number';

/** A value, or what stores write in its place or for none: the document shows the first alone. */
function isTolerantUnion(schema: z.core.$ZodType): boolean {
  const { type, options = [] } = nodeOf(schema);
  const [first, ...others] = options;
  if (type !== 'union' || first === undefined || nodeOf(first).type === 'pipe') return false;
  // A request says all that it takes.
  if (nodeOf(first).type === 'string' && !others.every((other) => isPlainNumber(nodeOf(other).in))) return false;
  return others.every((other) => ['pipe', 'literal'].includes(nodeOf(other).type) || isNever(other));
}

/** The first of the options, and of the first its first again. */
function strictOf(schema: z.core.$ZodType, json: z.core.JSONSchema.BaseSchema): object {
  const [first] = nodeOf(schema).options ?? [];
  const inner = json.anyOf?.[0];
  return isTolerantUnion(schema) && first && inner ? strictOf(first, inner) : json;
}

const replace = (target: Record<string, unknown>, by: object) => {
  for (const key of Object.keys(target)) delete target[key];
  Object.assign(target, by);
};

/**
 * The wire form of a schema. Schemas that have a name become references to it, except at the root when `root` says so.
 * Only the generator of the OpenAPI document uses this; it is not part of the door.
 */
export function toJsonSchema(
  schema: Schema,
  names: ReadonlyMap<unknown, string>,
  root: 'inline' | 'named',
): JsonSchema {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema, path }) {
      const target = jsonSchema as Record<string, unknown>;
      const name = names.get(zodSchema);
      const { type, defaultValue } = nodeOf(zodSchema);
      // zod leaves the default out where the parsed form differs from the sent one.
      if (type === 'default') target['default'] = defaultValue;
      if (isQuickUnion(zodSchema) && jsonSchema.anyOf?.[1]) replace(target, jsonSchema.anyOf[1]);
      if (isTolerantUnion(zodSchema) && jsonSchema.anyOf?.[0]) replace(target, strictOf(zodSchema, jsonSchema));
      else if (name !== undefined && (root === 'named' || path.length > 0)) {
        replace(target, { $ref: `#/components/schemas/${name}` });
      }
    },
  });
  return json;
}
