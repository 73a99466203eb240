/** A change of visibility. */
export interface VisibilityChange {
  readonly ids: readonly number[];
  readonly visible: boolean;
}

/** Visibility on the server, by product id. */
export type StoredVisibility = Readonly<Record<number, boolean>>;

/** Visibility to show: the last change, else that of the list [decisions 17]. */
export const shownVisibility = (id: number, stored: boolean, change: VisibilityChange | null): boolean =>
  change !== null && change.ids.includes(id) ? change.visible : stored;

/** The change, or null when it is about no product. */
export const changesNothing = (change: VisibilityChange | null): VisibilityChange | null =>
  change === null || change.ids.length === 0 ? null : change;

/** The change without some of its products. */
export const without = (change: VisibilityChange | null, ids: readonly number[]): VisibilityChange | null => {
  if (change === null) return null;
  const left = new Set(ids);
  return { ids: change.ids.filter((id) => !left.has(id)), visible: change.visible };
};

/** Part of a change that is still shown after these products were read anew. */
export const shownAsRead = (change: VisibilityChange | null, read: readonly number[]): VisibilityChange | null =>
  changesNothing(without(change, read));

/** Change that reverts another: the products that were otherwise before. Products never read are left alone. */
export const opposite = (change: VisibilityChange, stored: StoredVisibility): VisibilityChange | null =>
  changesNothing({ ids: change.ids.filter((id) => stored[id] === !change.visible), visible: !change.visible });

/** Parts of at most so many ids. */
export const inParts = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) => ids.slice(index * size, (index + 1) * size));

/** Selection and choice to continue with later. */
export interface VisibilityDraft {
  readonly selected: readonly number[];
  readonly choice: boolean | null;
}

/** Validated selection draft; null for anything else. */
export function readVisibilityDraft(kept: unknown): VisibilityDraft | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { selected, choice } = kept as Readonly<Record<string, unknown>>;
  if (!Array.isArray(selected) || !selected.every((id) => Number.isSafeInteger(id) && id > 0)) return null;
  return { selected: selected as number[], choice: typeof choice === 'boolean' ? choice : null };
}
