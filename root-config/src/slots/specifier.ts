/** The specifier of the import map under which an application is found. */
export const specifierOf = (app: string): string => `@listings/mfe-${app}`;

/** Name of the build behind a slot. */
export const buildOf = (app: string): string => specifierOf(app).split('/').at(-1) ?? '';
