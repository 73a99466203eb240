import { specifierOf } from './specifier';
import type { AppName } from '@listings/shared-machines/routes';

/** Loads an application through the import map. A failed fetch is not remembered by browsers: it may be asked again. */
export const loadApplication = (app: AppName): Promise<unknown> =>
  window.loadPart?.call({}, specifierOf(app)) ?? import(/* webpackIgnore: true */ specifierOf(app));
