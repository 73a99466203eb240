/** A moment of a machine whose states say in their `meta` what is shown. */
interface Shown<V> {
  readonly getMeta: () => Readonly<Record<string, { readonly view: V } | undefined>>;
}

/** What the active states say is shown: of states within one another the innermost that names a view. */
export function viewOf<V extends string>(snapshot: Shown<V>): V {
  const [shown] = Object.entries(snapshot.getMeta())
    .flatMap(([id, meta]) => (meta === undefined ? [] : [{ depth: id.split('.').length, view: meta.view }]))
    .sort((one, other) => other.depth - one.depth);
  if (shown === undefined) throw new Error('No active state names a view in its meta.');
  return shown.view;
}
