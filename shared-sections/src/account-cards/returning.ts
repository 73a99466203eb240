import { recallFromSession } from '@listings/shared-app';

/** True after a trip to the authorization page of an account that has not been connected since. */
export const isReturning = (account: 'hosting' | 'provider'): boolean =>
  recallFromSession(`authorizing.${account}`) === true;
