/** Change that put a version in its place, or set a flag. */
export interface Placing {
  readonly revision: number;
  /** ISO moment. */
  readonly at: string;
  /** Persons who signed it; none where the place did so itself. */
  readonly by: readonly string[];
  readonly reason?: string;
}
