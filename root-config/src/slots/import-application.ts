import { specifierOf } from './specifier';
import type { AppName } from '@listings/shared-machines/routes';

/** Imports an application through the import map. */
export const importApplication = (app: AppName): Promise<unknown> =>
  window.loadPart?.call({}, specifierOf(app)) ?? import(/* webpackIgnore: true */ specifierOf(app));
