/**
 * A value that is not the same in every store, such as an id: any of its kind, and the same one wherever the name stands
 * again in the same behaviour.
 */
export class Unknown {
  constructor(
    readonly kind: 'number' | 'text' | 'table',
    readonly name: string | null = null,
  ) {}
}

export const someNumber = (name?: string): Unknown => new Unknown('number', name);
export const someText = (name?: string): Unknown => new Unknown('text', name);
/** Entries by key, whichever they are. */
export const someTable = (): Unknown => new Unknown('table');

/** A value in which any part may be one that is not the same in every store. */
export type Described<T> =
  | T
  | Unknown
  | (T extends readonly (infer Entry)[]
      ? readonly Described<Entry>[]
      : T extends object
        ? { readonly [K in keyof T]: Described<T[K]> }
        : never);

const examples = { number: 1, text: 'some text', table: {} } as const;

/** A value that fits a description. */
export function exampleOf<T>(described: Described<T>): T {
  const example = (part: unknown): unknown => {
    if (part instanceof Unknown) return examples[part.kind];
    if (Array.isArray(part)) return part.map(example);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, example(value)]));
  };
  // Every unknown part was replaced by a value of its kind; the others are those of T.
  return example(described) as T;
}
