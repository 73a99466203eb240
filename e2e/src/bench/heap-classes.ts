/** Some objects of one class: a constructor's name, or a kind of value in parentheses, such as `(string)`. */
export interface HeapClass {
  readonly count: number;
  readonly bytes: number;
}

/** What a page's heap holds. */
export interface Heap {
  /** The page's own objects: what its script makes. */
  readonly own: ReadonlyMap<string, HeapClass>;
  /** Bytes of everything else, such as compiled code. */
  readonly other: number;
}

export interface Growth extends HeapClass {
  readonly name: string;
}

/** The parts of a heap snapshot, as the browser writes it, that are read here. */
export interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/** Types of nodes that a page's own script makes. */
const ownTypes = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
]);

const nothing: HeapClass = { count: 0, bytes: 0 };

const bytesOf = (classes: Iterable<HeapClass>) => [...classes].reduce((sum, { bytes }) => sum + bytes, 0);

/** Reads a heap snapshot: objects by the name of their constructor, closures, strings and the rest by their kind. */
export function heapOf({ snapshot, nodes, strings }: HeapSnapshot): Heap {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field)) as [
    number,
    number,
    number,
  ];
  const own = new Map<string, HeapClass>();
  let other = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? -1] ?? '';
    const bytes = nodes[at + size] ?? 0;
    if (ownTypes.has(kind)) {
      const key = kind === 'object' ? (strings[nodes[at + name] ?? -1] ?? '') : `(${kind})`;
      const found = own.get(key) ?? nothing;
      own.set(key, { count: found.count + 1, bytes: found.bytes + bytes });
    } else other += bytes;
  }
  return { own, other };
}

/** Bytes of the page's own objects. */
export const ownBytes = ({ own }: Heap): number => bytesOf(own.values());

/** What there is more of in the later heap, the most bytes first; `most` classes at most. */
export function grownMost(before: Heap, after: Heap, most: number): readonly Growth[] {
  return [...after.own]
    .map(([name, { count, bytes }]) => {
      const then = before.own.get(name) ?? nothing;
      return { name, count: count - then.count, bytes: bytes - then.bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((one, two) => two.bytes - one.bytes)
    .slice(0, most);
}
