import type * as OpenIdClient from 'openid-client';
import type { OpenIdConfig } from '../../base/config';
import { wellFormed } from '../../http/form-fields';
import type { OpenIdAccount } from './openid-person.store';
import type { OpenIdRequest } from './openid-request.rules';

const TIMEOUT_S = 5;
/** Time for which what the provider says of itself is known. */
const KNOWN_MS = 60 * 60_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? wellFormed(value).trim() : '');

/** Values of a claim: a text, or a list of texts. */
const valuesOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter((entry) => typeof entry === 'string');

type Claims = Readonly<Record<string, unknown>>;

/** The provider that people sign in with: authorization code flow with PKCE, state and nonce. */
export class OpenIdProvider {
  readonly #config: OpenIdConfig;
  readonly #now: () => number;
  #known: { readonly configuration: OpenIdClient.Configuration; readonly until: number } | null = null;

  constructor(config: OpenIdConfig, now: () => number) {
    this.#config = config;
    this.#now = now;
  }

  /** Address of the provider's page, and what has to come back from it. Throws where the provider cannot be reached. */
  async begin(redirectUri: string): Promise<{ readonly url: URL; readonly request: OpenIdRequest }> {
    const client = await import('openid-client');
    const configuration = await this.#discover(client);
    const verifier = client.randomPKCECodeVerifier();
    const request = { state: client.randomState(), nonce: client.randomNonce(), verifier };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: this.#config.scope,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: request.state,
      nonce: request.nonce,
    });
    return { url, request };
  }

  /** The account that has signed in there. Throws where anything is not as it was begun. */
  async finish(address: URL, { state, nonce, verifier }: OpenIdRequest): Promise<OpenIdAccount> {
    const client = await import('openid-client');
    const configuration = await this.#discover(client);
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });
    const identity: Claims = tokens.claims() ?? {};
    const subject = textOf(identity['sub']);
    const { userinfo_endpoint: hasMore } = configuration.serverMetadata();
    const more: Claims =
      hasMore === undefined ? {} : await client.fetchUserInfo(configuration, tokens.access_token, subject);
    return this.#accountOf({ ...more, ...identity }, subject);
  }

  /** Address that ends the session there; null where the provider has none, or is not known yet. */
  async endUrl(returnTo: string): Promise<string | null> {
    const { configuration } = this.#known ?? {};
    if (configuration?.serverMetadata().end_session_endpoint === undefined) return null;
    const client = await import('openid-client');
    return client.buildEndSessionUrl(configuration, { post_logout_redirect_uri: returnTo }).href;
  }

  #accountOf(claims: Claims, subject: string): OpenIdAccount {
    const isVerified = claims['email_verified'] === true || claims['email_verified'] === 'true';
    const email = isVerified ? textOf(claims['email']).toLowerCase().slice(0, 200) : '';
    const name = [claims['name'], claims['preferred_username'], email, subject].map(textOf).find((text) => text !== '');
    return {
      issuer: this.#config.issuer.href,
      subject,
      name: wellFormed((name ?? subject).slice(0, 100)),
      email,
      values: valuesOf(claims[this.#config.claim]),
    };
  }

  /** What the provider says of itself; a failure is not remembered. */
  async #discover(client: typeof OpenIdClient): Promise<OpenIdClient.Configuration> {
    const now = this.#now();
    if (this.#known && this.#known.until > now) return this.#known.configuration;
    const { issuer, clientId, clientSecret } = this.#config;
    const insecure = issuer.protocol === 'http:' ? { execute: [client.allowInsecureRequests] } : {};
    const found = await client.discovery(issuer, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_S,
      ...insecure,
    });
    const metadata = found.serverMetadata();
    const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const auth = methods.includes('client_secret_basic') ? client.ClientSecretBasic : client.ClientSecretPost;
    const configuration = new client.Configuration(metadata, clientId, clientSecret, auth(clientSecret));
    configuration.timeout = TIMEOUT_S;
    if (issuer.protocol === 'http:') client.allowInsecureRequests(configuration);
    this.#known = { configuration, until: now + KNOWN_MS };
    return configuration;
  }
}
