import type { ApiError } from '@listings/shared-api/contract';
import type { AppLocation } from '@listings/shared-machines';
import type { ShellNavigation } from '../navigation/navigation.service';
import type { Session } from './session';

const reconnectViews: Readonly<Record<string, AppLocation>> = {
  JETPACK_DISCONNECTED: { path: '/google/settings', params: { subpath: '/reconnect-wpcom-account' } },
  GOOGLE_DISCONNECTED: { path: '/google/settings', params: { subpath: '/reconnect-google-account' } },
};

/** Newer stores say of the review alone, and without a code, that the provider account is gone. */
const isReviewWithoutCode = ({ code, endpoint }: ApiError) =>
  code === null && (endpoint === 'getReview' || endpoint === 'requestReview');

/** The nonce is over, by its age or with the session: a new one says which. */
const isNonceOver = (code: string | null) => code === 'rest_cookie_invalid_nonce';

/** Codes by which the store platform says that nobody is signed in, not that an account is disconnected. */
const saysSignedOut = (code: string | null) => code?.startsWith('rest_') === true;

/** What the call's page has. */
export interface PageOfCall {
  readonly mcSetupComplete: boolean;
  readonly navigation: ShellNavigation;
  readonly session: Session;
}

/**
 * Handles a refused session: a disconnected account leads to its reconnect view once setup is complete, and from there
 * back; an old nonce is replaced; a lost session leads to signing in again. Answers whether the call is worth
 * repeating.
 */
export function unauthorized(error: ApiError, page: PageOfCall): boolean | Promise<boolean> {
  const code = isReviewWithoutCode(error) ? 'GOOGLE_DISCONNECTED' : error.code;
  const view = code !== null && Object.hasOwn(reconnectViews, code) ? reconnectViews[code] : undefined;
  if (view !== undefined) {
    if (page.mcSetupComplete) page.navigation.detour(view);
    return false;
  }
  if (isNonceOver(code)) return page.session.refresh().then((isFresh) => isFresh || page.session.signInAgain());
  return saysSignedOut(code) ? page.session.signInAgain() : false;
}
