/** Permission URLs of the provider. Source: S9.03. */
export const scopes = {
  content: 'https://www.googleapis.com/auth/content',
  verification: 'https://www.googleapis.com/auth/siteverification.verify_only',
  ads: 'https://www.googleapis.com/auth/adwords',
} as const;

/** Scopes that the merchant account needs. Source: S4.02. */
export const merchantScopes: readonly string[] = [scopes.content, scopes.verification];
