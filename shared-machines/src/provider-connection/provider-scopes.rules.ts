import { merchantScopes, scopes } from '@listings/shared-api/contract';

/** Ads features need the ads permission [S4.02, S6.03]. */
export const hasAdsScope = (granted: readonly string[]): boolean => granted.includes(scopes.ads);

/** The required set: merchant only, or merchant plus ads once ads setup is complete [S4.02]. */
const requiredScopes = ({ withAds }: { readonly withAds: boolean }): readonly string[] =>
  withAds ? [...merchantScopes, scopes.ads] : merchantScopes;

/** Nothing of the required set is missing. */
export const hasRequiredScopes = (granted: readonly string[], needs: { readonly withAds: boolean }): boolean =>
  requiredScopes(needs).every((scope) => granted.includes(scope));
