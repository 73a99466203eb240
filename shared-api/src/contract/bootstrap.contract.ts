import * as z from 'zod/mini';
import { actingPersonSchema } from './people.contract';
import { text as boundedText } from './schemas/text-schema';

const text = boundedText(2000);
const flag = z.boolean();

/** Store currency and its number format. Source: site settings of the page bootstrap. */
export const currencySchema = z.object({
  code: z.string().check(z.length(3)),
  symbol: text,
  symbolPosition: z.enum(['left', 'right', 'left_space', 'right_space']),
  precision: z.int().check(z.minimum(0), z.maximum(4)),
  decimalSeparator: text,
  thousandSeparator: text,
  priceFormat: text,
});
export type StoreCurrency = z.output<typeof currencySchema>;

const hostList = z.array(text);

const unreadPartSchema = z.enum(['setup', 'ads', 'settings', 'site', 'audience', 'countries', 'currency']);
/** A part of the bootstrap object that comes from a real store. */
export type UnreadPart = z.output<typeof unreadPartSchema>;

/** Addresses of the page's host beside the REST API: of the page's own origin, each with a slash first. */
const hostSchema = z.object({
  /**
   * Addresses with a query in which the parameter `path` names the screen: `document` shows the application alone,
   * `page` the host's page with it in a frame. Null where a screen's path is its address.
   */
  addresses: z.nullable(z.object({ document: text, page: text })),
  /** Sign-in address for an admin who was signed out. */
  signIn: text,
  /**
   * Gives a signed-in browser a new nonce as plain text, asked every `renewAfter` seconds; null where the nonce stands in
   * the page and lasts as long as the session.
   */
  nonce: z.nullable(z.object({ url: text, renewAfter: z.int().check(z.minimum(1)) })),
  /** Answers `{ id }`: the release that a page would be made from now. */
  release: text,
  /** Paths below the REST API of calls that the host answers in place of the store, by key; absent where there are none. */
  calls: z.optional(z.record(z.string(), text)),
  /** Languages of the page, and who chooses. */
  languages: z.object({
    /** BCP 47 tags of those whose texts are all there, English first. */
    offered: z.array(text),
    /** The one that was chosen on this browser; null where none was. */
    chosen: z.nullable(text),
    /**
     * Address that a form with the fields `language` (a tag, or empty for none) and `back` (a path) is sent to: it keeps
     * the choice and leads back. Null where the host's user has a language in the profile, `profile.php` of its admin.
     */
    choose: z.nullable(text),
  }),
});

/** Abilities of this host beyond the contract; features without one are hidden. */
const capabilitiesSchema = z.object({
  /** The sandbox page exists (embedded mode). */
  sandbox: flag,
  /** The store's admin has pages beside this application: its products and settings can be linked to. */
  storeAdmin: flag,
  /** Builds are published one by one: starts are counted by version, and the page can tell who serves it. */
  deploys: flag,
  /** The server tells open pages what others change (`GET /wc/gla/changes`); absent where it does not. */
  changes: z.optional(flag),
});

/**
 * Data that the server prints into the page as `<script type="application/json" id="bootstrap">`: constant for one page
 * load and given by no REST call. `nonce` goes back as `X-WP-Nonce`. Source: decisions 24.
 */
export const bootstrapSchema = z.object({
  nonce: text,
  /** Mount point of the REST API, without a slash at the end, such as `/wp-json` or `/index.php?rest_route=`. */
  restRoot: text,
  /** Null where a real store could not be asked and nothing is known: unknown is not the same as no. */
  mcSetupComplete: z.nullable(flag),
  adsSetupComplete: z.nullable(flag),
  /** Parts of a real store that could not be read: null or a stated default stands in their place. */
  unread: z._default(z.array(unreadPartSchema), []),
  /**
   * Keys of the contract's calls that this store does not have: features that need one are left out. Unknown keys are
   * ignored.
   */
  missingCalls: z._default(z.array(text), []),
  /** Version of the store's plugin, such as `2.1.3`; null when unknown. */
  pluginVersion: z._default(z.nullable(text), null),
  mcSupportedCountry: flag,
  mcSupportedLanguage: flag,
  adsCampaignConvertStatus: z.nullable(
    z.object({ status: z.enum(['unknown', 'unconverted', 'converted', 'not-applicable']), updated: z.number() }),
  ),
  enableReports: flag,
  /** The host's own navigation shows the screens; the application's tabs are hidden then. */
  hostNavigation: flag,
  /** A tracker is present: events may be sent. */
  trackingEnabled: flag,
  /** PHP date formats, as the store platform has them. */
  dateFormat: text,
  timeFormat: text,
  /** IANA zone name, or a numeric offset such as `+02:00`. */
  timeZone: text,
  /** Minutes by which the clock of a named zone is ahead of UTC, from one moment until another, minutes since 1970. */
  utcOffset: z.optional(z.tuple([z.int(), z.number(), z.number()])),
  /** 0 is Sunday. */
  weekStartsOn: z.int().check(z.minimum(0), z.maximum(6)),
  homeUrl: text,
  adminUrl: text,
  /** The store's default country option, such as `US:CA`. */
  defaultCountry: text,
  /**
   * Country names by code, plain text; '' where a document leaves the English name to the page. The page puts those of the
   * reader's language in their place.
   */
  countries: z.record(z.string(), text),
  currency: currencySchema,
  siteLocale: text,
  userLocale: text,
  /** Hosts the browser may be sent to, by purpose. */
  externalHosts: z.object({
    authorization: hostList,
    billing: hostList,
    issueAction: hostList,
    documentation: hostList,
    store: hostList,
  }),
  /** Customer quotes of the get-started page; none shown when empty. Source: decisions 8. */
  quotes: z.array(z.object({ text, attribution: z.nullable(text) })),
  /** Address of the help video's page, which may be framed after a click; null when none is configured. Source: S1.05, S7.39. */
  helpVideo: z.nullable(text),
  /** The signed-in person; absent where the host alone knows people and what they may do. */
  person: z.optional(actingPersonSchema),
  /**
   * Where the server keeps saved views: by screen that has some, the query of the one that opens with it, with its name as
   * `view`; empty where none was chosen. A query of more than 2,000 characters is left out.
   */
  firstViews: z.optional(z.record(z.string(), text)),
  /** The newest change there was when the page was made, where changes are told: those after it are told to the page. */
  lastChange: z.optional(z.int().check(z.minimum(0))),
  host: hostSchema,
  capabilities: capabilitiesSchema,
});

export type Bootstrap = z.output<typeof bootstrapSchema>;
