/** What a change can reach; paths from the root of the repository. */
export interface Reach {
  readonly files: readonly string[];
  readonly folders: readonly string[];
  readonly code: readonly string[];
  readonly specs: readonly string[];
  readonly left: readonly string[];
}

/** Paths that differ from where the branch left `base`. Throws what git says, when there is no such base. */
export function changedPaths(root: string, base?: string): string[];

/** What a change of these paths can reach. */
export function reachOf(root: string, paths: readonly string[]): Reach;

/** The browser tests of one application, by path from the root, and the addresses of its screens. */
export function browserTestsOf(
  root: string,
  application: string,
): { readonly specs: readonly string[]; readonly addresses: readonly string[] };
