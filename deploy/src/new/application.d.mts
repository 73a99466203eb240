export const camel: (name: string) => string;
export const pascal: (name: string) => string;
export const sentence: (name: string) => string;
export const kebabOf: (name: string) => string;
export const isKebab: (name: string) => boolean;

/** Path in the folder of the application → text. */
export function applicationFiles(
  name: string,
  about: { readonly react: string; readonly requirement?: string },
): Readonly<Record<string, string>>;
