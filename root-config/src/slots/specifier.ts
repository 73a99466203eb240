/** The specifier of the import map under which an application is found. */
export const specifierOf = (app: string): string => `@listings/mfe-${app}`;
