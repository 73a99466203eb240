/** The packages of the workspace below `root`, by folder: `workspaces` of its manifest, patterns such as `mfe-*` spelled out. */
export function workspacesOf(root: string): string[];
/** The applications below `root`, by folder. */
export function applicationsOf(root: string): string[];
