import type { Bootstrap, Role } from '@listings/shared-api/contract';

/** Checked options of the command line and the environment. Made by `cli/options.ts`, read everywhere. */
export interface ServerConfig {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** PostgreSQL instead of the embedded store. */
  readonly databaseUrl: string | null;
  /** Product export to import. */
  readonly catalog: string | null;
  readonly scenario: string;
  /** Fixed sign-in token instead of a random one. */
  readonly adminToken: string | null;
  /** Enables HTTP Basic `admin:PASSWORD` on the API. */
  readonly appPassword: string | null;
  readonly backend: BackendConfig | null;
  /** The provider sandbox with its pages and steering; never in backend mode. */
  readonly sandbox: boolean;
  /** `dist/release`: output of the build. */
  readonly releaseDir: string;
  /** Port that teams publish to; null takes no deploys. 0 lets the system choose. */
  readonly deployPort: number | null;
  /** Address of the deploy listener: this computer by default. */
  readonly deployHost: string;
  /** Published releases; below the data directory when null. */
  readonly deployDir: string | null;
  readonly logLevel: LogLevel;
  /** The origin people reach this server at, when something in front of it ends TLS. */
  readonly publicUrl: string | null;
  /** Mail server that alerts are sent through; null sends none. */
  readonly mail: MailConfig | null;
  /** Provider that people may sign in with; null where they do by links alone. */
  readonly openId: OpenIdConfig | null;
  /** Calls per minute and session; the tenth of it for an address that is not signed in. */
  readonly rateLimit: number;
  readonly externalHosts: ExternalHosts;
  /** Customer quotes of the get-started page. */
  readonly quotes: readonly Quote[];
  readonly helpVideo: HelpVideo;
  /** The page may tell a tracker, and ask in surveys. */
  readonly tracking: boolean;
  /** Status of the conversion of older campaigns as the admin sees it; null shows nothing. No REST call gives it. */
  readonly conversionStatus: ConversionStatus;
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface MailConfig {
  /** `smtp://` or `smtps://`, with the credentials. */
  readonly url: string;
  /** Sender: an address, or `Name <address>`. */
  readonly from: string;
}

/** A provider of OpenID Connect. */
export interface OpenIdConfig {
  readonly issuer: URL;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Values of the claim and their roles; the first that a person has counts. */
  readonly roles: readonly (readonly [value: string, role: Role])[];
  /** Claim that roles follow from. */
  readonly claim: string;
  readonly scope: string;
}

export interface BackendConfig {
  /** REST root such as `https://shop.example/wp-json`, without a slash at the end. */
  readonly url: URL;
  readonly user: string | null;
  readonly password: string | null;
  readonly limits: BackendLimits;
}

/** Timeouts of a real store, and the limits of its circuit breaker. */
export interface BackendLimits {
  /** Milliseconds for a read, from the call to the last byte. */
  readonly deadlineMs: number;
  /** Failures within the window after which nothing is sent during the pause. */
  readonly failures: number;
  readonly windowMs: number;
  readonly pauseMs: number;
  /** Highest age in milliseconds of an answer shown while the store does not answer; 0 shows none. */
  readonly staleMs: number;
}

/** Hosts the browser may be sent to, by purpose, beyond this server's own origin. */
export interface ExternalHosts {
  readonly authorization: readonly string[];
  readonly billing: readonly string[];
  readonly issueAction: readonly string[];
  readonly documentation: readonly string[];
}

export interface Quote {
  readonly text: string;
  readonly attribution: string | null;
}

export type ConversionStatus = Bootstrap['adsCampaignConvertStatus'];

/** The help video of the get-started page. Its host is the only one a document may frame. */
export interface HelpVideo {
  readonly host: string;
  /** Null shows a picture instead. */
  readonly id: string | null;
}
