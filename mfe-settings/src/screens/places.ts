import type { AppLocation, SubpathOf } from '@listings/shared-machines';

export const settings = { path: '/google/settings' } as const satisfies AppLocation;

/** A sub-path of the settings [O2.48]. */
export const settingsPath = (subpath: SubpathOf<'/google/settings'>): AppLocation => ({
  ...settings,
  params: { subpath },
});
