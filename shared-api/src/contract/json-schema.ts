import * as z from 'zod/mini';
import type { Schema } from './endpoint';

/** A JSON Schema (2020-12), as the generated document holds it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Node {
  readonly type: string;
  readonly options?: readonly z.core.$ZodType[];
  readonly defaultValue?: unknown;
}

const nodeOf = (schema: z.core.$ZodType): Node => schema._zod.def;

/** A quick look at what the second option checks in full: the document shows that one. */
const isQuickUnion = (schema: z.core.$ZodType): boolean => {
  const { type, options = [] } = nodeOf(schema);
  return type === 'union' && options[0] !== undefined && nodeOf(options[0]).type === 'custom';
};

/** Number, truth value, word or list, or a text in its place: the document shows the first alone. */
function isTolerantUnion(schema: z.core.$ZodType): boolean {
  const { type, options = [] } = nodeOf(schema);
  const [first, second] = options;
  if (type !== 'union' || options.length !== 2 || !first || !second) return false;
  const { type: firstType } = nodeOf(first);
  const { type: secondType } = nodeOf(second);
  if (firstType === 'boolean') return secondType === 'pipe' || secondType === 'literal';
  return ['number', 'enum', 'array'].includes(firstType) && secondType === 'pipe';
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
      const { anyOf } = jsonSchema;
      const { type, defaultValue } = nodeOf(zodSchema);
      // zod leaves the default out where the parsed form differs from the sent one.
      if (type === 'default') target['default'] = defaultValue;
      if (isQuickUnion(zodSchema) && anyOf?.[1]) replace(target, anyOf[1]);
      if (isTolerantUnion(zodSchema) && anyOf?.[0]) replace(target, anyOf[0]);
      else if (name !== undefined && (root === 'named' || path.length > 0)) {
        replace(target, { $ref: `#/components/schemas/${name}` });
      }
    },
  });
  return json;
}
