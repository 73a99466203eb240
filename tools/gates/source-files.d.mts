/** Every file of the repository that people write, as paths from its root with `/`; what is built or installed is left out. */
export function sourceFiles(root: string): string[];
