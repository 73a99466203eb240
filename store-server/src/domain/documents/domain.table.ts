import type { Generated } from 'kysely';

/** Rates and thresholds are minor units of the row's currency. */
export interface ShippingRateTable {
  id: Generated<number>;
  country: string;
  currency: string;
  rate: number;
  threshold: number | null;
}

export interface ShippingTimeTable {
  country: string;
  days: number;
}

export interface IssueTable {
  id: Generated<number>;
  type: 'account' | 'product';
  product_id: number | null;
  /** Title of the product at its submission, or 'All products'. */
  product: string;
  code: string;
  severity: 'warning' | 'error';
  issue: string;
  action: string | null;
  action_url: string | null;
  /** JSON list of country codes. */
  countries: string;
}

/** What happened to a product of the feed. Times are milliseconds since 1970. */
export interface ProductEventTable {
  id: Generated<number>;
  product_id: number;
  at: number;
  kind: 'sent' | 'decided' | 'shown' | 'hidden' | 'changed';
  /** Verdict of the provider about what was sent, or its later decision; null for the others. */
  verdict: string | null;
}

/** Codes sent to phones. Times are milliseconds since 1970. */
export interface PhoneCodeTable {
  id: string;
  number: string;
  method: 'SMS' | 'PHONE_CALL';
  code: string;
  tries: number;
  used: number;
  sent_at: number;
}

/** Amounts are minor units of the ads account's currency. */
export interface CampaignTable {
  id: number;
  account_id: number;
  name: string;
  status: 'enabled' | 'paused' | 'removed';
  type: string;
  amount: number;
  country: string;
  /** JSON list of country codes; empty for a legacy campaign. */
  targeted_locations: string;
  converted: number;
  created_at: number;
}

/** The days (`YYYY-MM-DD`, both included) on which a campaign ran with one budget; open while `last_day` is null. */
export interface CampaignRunTable {
  id: Generated<number>;
  campaign_id: number;
  amount: number;
  first_day: string;
  last_day: string | null;
}

/** Authorizations that were answered: each can be used once. */
interface UsedGrantTable {
  nonce: string;
  expires_at: number;
}

/** Work on the whole catalogue that goes on in slices; the oldest first. */
interface ProductJobTable {
  id: Generated<number>;
  /** Name of a `ProductJobKind`. */
  kind: string;
  /** JSON object: what the kind needs to know. */
  payload: string;
  /** Progress: everything up to here is done. 0 at first. */
  after_id: number;
  /** Batches of products still to be handed to the provider; 0 for other work. */
  batches_left: number;
}

/** Changes of objects. Times are milliseconds since 1970. */
export interface ActivityTable {
  id: Generated<number>;
  at: number;
  /** The day of `at` in the store's time zone. */
  day: string;
  /** Null where nobody who is signed in here changed it. */
  person_id: string | null;
  /** Name of the person at that time. */
  person_name: string | null;
  /** Id of who asked that person to do it; null where they did it for themselves. */
  asked_by: string | null;
  source: 'screen' | 'api' | 'store' | 'provider';
  /** Id of the request in the log. */
  reference: string | null;
  kind: string;
  /** Empty for several objects at once, which are the `members`. */
  object_id: string;
  /** Name of the object at that time. */
  object_name: string;
  action: string;
  /** JSON list of fields with their values before and after. */
  changes: string;
  /** JSON list of ids of objects that were changed at once. */
  members: string | null;
  can_undo: number;
  /** Entry that this one took back. */
  undo_of: number | null;
}

/** Names under which objects and people (kind `person`) are in the activity: what a search looks through. */
export interface ActivityNameTable {
  kind: string;
  object_id: string;
  name: string;
  name_key: string;
  seen_at: number;
}

/** Object of a real store as it was last seen; kind `group` says that a group of objects was seen at all. */
interface SeenObjectTable {
  kind: string;
  object_id: string;
  name: string;
  /** JSON object: values of fields by name; personal ones as hashes. */
  fields: string;
}

/** Change of a real store that was asked for here. */
interface AskedChangeTable {
  id: Generated<number>;
  /** Key of the call. */
  action: string;
  /** JSON object: who asked, from where, and what the call named. */
  author: string;
  at: number;
  /** `asked` until the store has answered, then `done`; `away` for what is done at the provider's. */
  state: 'asked' | 'done' | 'away';
}

declare module '../../db/tables' {
  interface StoreTables {
    shipping_rates: ShippingRateTable;
    shipping_times: ShippingTimeTable;
    issues: IssueTable;
    phone_codes: PhoneCodeTable;
    campaigns: CampaignTable;
    campaign_runs: CampaignRunTable;
    used_grants: UsedGrantTable;
    product_jobs: ProductJobTable;
    product_events: ProductEventTable;
    activity: ActivityTable;
    activity_names: ActivityNameTable;
    seen_objects: SeenObjectTable;
    asked_changes: AskedChangeTable;
  }
}
