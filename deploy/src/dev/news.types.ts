/** What the development server tells open pages of one build. */
export type BuildNews =
  { readonly name: string; readonly hash: string } | { readonly name: string; readonly errors: readonly string[] };

/** What it tells them of the types of the package under development. */
export interface TypeNews {
  readonly errors: readonly string[];
}
