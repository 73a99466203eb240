import type { Generated, Kysely } from 'kysely';

/**
 * Every table of the store. The platform's own are here; a domain folder adds its own by
 * `declare module '../db/tables' { interface StoreTables { products: ProductTable } }`.
 */
export interface StoreTables {
  sessions: SessionTable;
  sign_in_tokens: SignInTokenTable;
  idempotency: IdempotencyTable;
  audit: AuditTable;
  options: OptionTable;
  rate_counters: RateCounterTable;
  changes: ChangeTable;
  people: PersonTable;
  invitations: InvitationTable;
  hand_overs: HandOverTable;
  api_keys: ApiKeyTable;
  used_openid_states: UsedOpenIdStateTable;
  openid_people: OpenIdPersonTable;
  release_counts: ReleaseCountTable;
  heard_pages: HeardPageTable;
  client_failures: ClientFailureTable;
}

/** The store, or a transaction on it: the same type, so that a query need not know. */
export type Database = Kysely<StoreTables>;

/** Times are milliseconds since 1970, UTC. Ids of sessions and tokens are kept as SHA-256 only. */
interface SessionTable {
  id_hash: string;
  user_name: string;
  nonce: string;
  created_at: number;
  seen_at: number;
  person_id: string;
}

/** What one process heard of a version in one hour from one witness. */
interface ReleaseCountTable {
  process: string;
  app: string;
  version: string;
  /** Hours since 1970. */
  hour: number;
  /** Hash of a person; empty for owners. */
  witness: string;
  starts: number;
  failures: number;
  pages: number;
  silent: number;
  /** Milliseconds of its starts, as JSON. */
  times: string;
  /** Milliseconds until its screens had their content, as JSON. */
  screens: string;
}

/** Word of a page to a process that did not send it. */
interface HeardPageTable {
  id: string;
  /** SHA-256 of session, release and application. */
  page: string;
  heard_at: number;
}

/** A failure of an application in somebody's browser. */
interface ClientFailureTable {
  id: Generated<number>;
  at: number;
  app: string;
  version: string;
  release: string;
  support_id: string;
  message: string;
  stack: string | null;
}

interface InvitationTable {
  token_hash: string;
  person_id: string;
  expires_at: number;
}

/** A step that somebody from outside was asked to do. */
interface HandOverTable {
  id: string;
  step: string;
  name: string;
  email: string | null;
  note: string;
  /** Who asks. */
  person_id: string;
  token_hash: string;
  created_at: number;
  expires_at: number;
  opened_at: number | null;
  /** When somebody began to do it by this link. */
  acted_at: number | null;
  ended_at: number | null;
  outcome: 'done' | 'elsewhere' | 'withdrawn' | null;
}

interface ApiKeyTable {
  id: Generated<number>;
  name: string;
  key_hash: string;
  /** Beginning of the key, by which people recognise it. */
  prefix: string;
  role: string;
  spend_limit: number | null;
  /** Id of a person. */
  made_by: string;
  made_at: number;
  ends_at: number;
  used_at: number | null;
  revoked_at: number | null;
}

/** Sign-ins by a provider that came to an end: none does twice. */
interface UsedOpenIdStateTable {
  state_hash: string;
  expires_at: number;
}

/** Whom an account of a provider is here; it stays when the person is forgotten, so that they do not come back by it. */
interface OpenIdPersonTable {
  issuer: string;
  subject_hash: string;
  person_id: string;
}

interface PersonTable {
  id: string;
  name: string;
  email: string;
  role: string;
  language: string | null;
  spend_limit: number | null;
  created_at: number;
  /** Rows of people who were removed stay: what they did names them. */
  removed_at: number | null;
  seen_at: number | null;
}

interface SignInTokenTable {
  token_hash: string;
  /** 1 when the operator fixed it: it may be used again. */
  reusable: number;
  used_at: number | null;
  created_at: number;
}

interface IdempotencyTable {
  /** User, route and the caller's key. */
  scope: string;
  body_hash: string;
  status: number;
  /** JSON object of answer headers. */
  headers: string;
  body: string;
  created_at: number;
}

interface AuditTable {
  id: Generated<number>;
  at: number;
  user_name: string;
  action: string;
  status: number;
  request_id: string;
}

/** Small settings: one JSON text per key. */
interface OptionTable {
  key: string;
  value: string;
}

/** Calls of a caller within the window that ends at `resets_at`. */
interface RateCounterTable {
  key: string;
  hits: number;
  resets_at: number;
}

/** A call that changed something: `action` is its key, `object` the JSON of its path parameters. */
interface ChangeTable {
  id: Generated<number>;
  at: number;
  person: string;
  action: string;
  object: string;
  request_key: string | null;
}
