import type { AppLocation } from './routes';

/** The same place without one of its parameters. */
export const withoutParam = ({ path, params = {} }: AppLocation, name: string): AppLocation => ({
  path,
  params: Object.fromEntries(Object.entries(params).filter(([key]) => key !== name)),
});
