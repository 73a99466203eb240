import type { AppLocation } from '@listings/shared-machines';

/** The same place without one of its parameters. */
export const withoutParam = ({ path, params = {} }: AppLocation, name: string): AppLocation => ({
  path,
  params: Object.fromEntries(Object.entries(params).filter(([key]) => key !== name)),
});
