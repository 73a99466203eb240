import { roleSchema, type Role } from '@listings/shared-api/contract';
import type { OpenIdConfig } from '../base/config';
import { usage, type Environment } from './option-values';

const REQUIRED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_ROLES'] as const;
const THIS_COMPUTER: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const readIssuer = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && THIS_COMPUTER.has(url.hostname));
  if (!url || !isSafe || url.search !== '' || url.hash !== '' || url.username !== '')
    throw usage('OIDC_ISSUER: needs the form https://login.example (http on this computer alone)');
  return url;
};

/** `shop-admins=owner, marketing=advertiser`; the first that a person has counts. */
const readRoles = (text: string): OpenIdConfig['roles'] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry): readonly [string, Role] => {
      const at = entry.lastIndexOf('=');
      const role = roleSchema.safeParse(entry.slice(at + 1).trim());
      if (at < 1 || !role.success)
        throw usage(`OIDC_ROLES: "${entry}" is not of the form VALUE=ROLE with ${roleSchema.options.join(', ')}`);
      return [entry.slice(0, at).trim(), role.data];
    });

/** The provider that people may sign in with; all of its settings, or none. */
export const readOpenId = (env: Environment): OpenIdConfig | null => {
  const absent = REQUIRED.filter((name) => !env[name]);
  if (absent.length === REQUIRED.length) return null;
  if (absent.length > 0) throw usage(`${REQUIRED.join(', ')} go together: ${absent.join(', ')} is missing`);
  const [issuer = '', clientId = '', clientSecret = '', roles = ''] = REQUIRED.map((name) => env[name] ?? '');
  return {
    issuer: readIssuer(issuer),
    clientId,
    clientSecret,
    roles: readRoles(roles),
    claim: env['OIDC_CLAIM'] || 'groups',
    scope: env['OIDC_SCOPE'] || 'openid profile email',
  };
};
