import { isSameSecret } from './secrets';

const USER = 'admin';

/** The user of an HTTP Basic header with the application password; null when it is off, absent or wrong. */
export const basicUser = (header: string | undefined, appPassword: string | null): string | null => {
  if (appPassword === null || header === undefined) return null;
  const [scheme, credentials, ...rest] = header.split(' ');
  if (scheme?.toLowerCase() !== 'basic' || credentials === undefined || rest.length > 0) return null;
  const decoded = Buffer.from(credentials, 'base64').toString('utf8');
  return isSameSecret(decoded, `${USER}:${appPassword}`) ? USER : null;
};
