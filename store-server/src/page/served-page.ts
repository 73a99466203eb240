import { createHash } from 'node:crypto';
import type { Release, ReleasePlan, ReleaseVariant } from '@listings/deploy/release';
import { planWith } from '@listings/deploy/release-variant';
import type { FlagValue, FlagValues } from '@listings/shared-values/flags';
import { isRecord } from '../base/is-object';

/** Build of an application → values of its flags on one page. */
export type PageFlags = Readonly<Record<string, FlagValues>>;

/** A value that the address gives to a flag, in place of the one that this session has. */
export interface ShownFlag {
  /** Word of the link. */
  readonly word: string;
  readonly app: string;
  readonly name: string;
  readonly value: FlagValue;
}

/** A build that is not the one everybody gets. */
export interface Trial extends Pick<ReleaseVariant, 'app' | 'version' | 'preview'> {
  /** True for a candidate that the address names, rather than the session's share. */
  readonly isChosen?: true;
}

/** Plan of one page, with the id that pages and the server use for it: the same parts have the same id. */
export interface ServedPage extends ReleasePlan {
  readonly id: string;
  /** The builds that are not those everybody gets: a candidate, or previews. */
  readonly trials: readonly Trial[];
  /** True when the opened link, or a part of it, has expired or is unknown. */
  readonly previewIsOver: boolean;
  /** Values of flags; they are no part of the id, since open pages go on with those they have. */
  readonly flags?: PageFlags | undefined;
  /** Those among them that the address names: only an owner who opens it has them. */
  readonly shownFlags?: readonly ShownFlag[];
}

/** Facts about a visitor that decide on the page. */
export interface PageWish {
  /** 0 to 99, the same for all pages of a session; null without one. */
  readonly bucket: number | null;
  /** Words of a link to previews, to candidates, or to the live builds alone. */
  readonly words: readonly string[];
}

const ids = new WeakMap<ReleasePlan, string>();

/** The same parts have the same id, in whatever order they were put together. */
const inOrder = (_name: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

export const pageId = (plan: ReleasePlan): string => {
  const known = ids.get(plan);
  if (known !== undefined) return known;
  const { imports, scopes, integrity, entry, styles, shell, languages, routes } = plan;
  const text = JSON.stringify({ imports, scopes, integrity, entry, styles, shell, languages, routes }, inOrder);
  const id = createHash('sha256').update(text).digest('hex').slice(0, 16);
  ids.set(plan, id);
  return id;
};

/** Sessions fall evenly into a hundred buckets. */
export const bucketOf = (session: string): number =>
  createHash('sha256').update(session).digest().readUInt32BE(0) % 100;

/** Word of a link that shows the candidate of a build to whoever opens it. */
export const candidateWord = (app: string): string => `candidate.${app}`;

/** Word of a link that shows the live builds alone, also to sessions that get a candidate. */
const LIVE = 'live';

const WORD = /^(?:[\w-]{16,64}|candidate\.[\w-]{1,64}|flag\.[\w.-]{1,200}|live)$/;

/** Previews that one page shows at the most. */
const MOST_WORDS = 10;

/** The words of `?preview=…,…`, as far as they can be some. */
export const wordsIn = (query: URLSearchParams): string[] =>
  (query.get('preview') ?? '').split(',', MOST_WORDS).filter((word) => WORD.test(word));

/** The candidates share the buckets, each its own: a session gets one at the most. */
const candidateFor = (variants: readonly ReleaseVariant[], bucket: number): ReleaseVariant | undefined => {
  let end = 0;
  const candidates = variants.filter(({ share }) => share !== undefined).sort((a, b) => (a.app < b.app ? -1 : 1));
  return candidates.find(({ share = 0 }) => bucket < (end += share));
};

/** Chooses the page of this visitor at this moment. */
export const choosePage = (release: Release, { bucket, words }: PageWish, now: number): ServedPage => {
  const { variants = [] } = release;
  const named = words.filter((word) => word !== LIVE);
  const open = named
    .flatMap((word) => variants.find((variant) => wordOf(variant) === word) ?? [])
    .filter(({ preview }) => preview === undefined || Date.parse(preview.expires) > now);
  const isGiven = open.length === 0 && bucket !== null && !words.includes(LIVE);
  const given = isGiven ? candidateFor(variants, bucket) : undefined;
  // Of two builds in one place the last is shown.
  const chosen = given === undefined ? [...new Map(open.map((variant) => [variant.app, variant])).values()] : [given];
  const plan: ReleasePlan = chosen.length === 0 ? release : planWith(release, chosen);
  const trials = chosen.map(({ app, version, preview }): Trial => {
    if (preview !== undefined) return { app, version, preview };
    return { app, version, ...(given === undefined ? { isChosen: true } : {}) };
  });
  return { ...plan, id: pageId(plan), trials, previewIsOver: open.length < named.length };
};

const wordOf = ({ app, preview, share }: ReleaseVariant): string | undefined =>
  preview?.word ?? (share === undefined ? undefined : candidateWord(app));
