import type { AppName } from '@listings/shared-machines/routes';

/** The specifier of the import map under which an application is found. */
export const specifierOf = (app: AppName): string => `@listings/mfe-${app}`;
