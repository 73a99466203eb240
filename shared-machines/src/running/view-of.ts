/** Snapshot of a machine whose states name their view in `meta`. */
interface Shown<V> {
  readonly getMeta: () => Readonly<Record<string, { readonly view: V } | undefined>>;
}

/** View of the active states: of nested states that of the innermost with a view, found by the longest id. */
export function viewOf<V extends string>(snapshot: Shown<V>): V {
  const named = Object.entries(snapshot.getMeta()).sort(([one], [other]) => other.length - one.length);
  const shown = named.find(([, meta]) => meta)?.[1];
  if (!shown) throw new Error('No active state names a view in its meta.');
  return shown.view;
}
