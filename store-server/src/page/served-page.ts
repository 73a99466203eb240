import { createHash } from 'node:crypto';
import type { Release, ReleasePlan, ReleaseVariant } from '@listings/deploy/release';

/** Plan of one page, with the id that pages and the server use for it: the same parts have the same id. */
export interface ServedPage extends ReleasePlan {
  readonly id: string;
  /** The build that is not the one everybody gets. */
  readonly trial: Pick<ReleaseVariant, 'app' | 'version' | 'preview'> | null;
  /** True when the opened link has expired or is unknown. */
  readonly previewIsOver: boolean;
}

/** Facts about a visitor that decide on the page. */
export interface PageWish {
  /** 0 to 99, the same for all pages of a session; null without one. */
  readonly bucket: number | null;
  /** Word of a preview's link. */
  readonly word: string | null;
}

export const pageId = ({ imports, integrity, entry, styles, shell, languages }: ReleasePlan): string =>
  createHash('sha256')
    .update(JSON.stringify({ imports, integrity, entry, styles, shell, languages }))
    .digest('hex')
    .slice(0, 16);

/** Sessions fall evenly into a hundred buckets. */
export const bucketOf = (session: string): number =>
  createHash('sha256').update(session).digest().readUInt32BE(0) % 100;

const WORD = /^[\w-]{16,64}$/;

/** The word of `?preview=…`, where it can be one. */
export const wordIn = (query: URLSearchParams): string | null => {
  const word = query.get('preview');
  return word !== null && WORD.test(word) ? word : null;
};

/** The candidates share the buckets, each its own: a session gets one at the most. */
const candidateFor = (variants: readonly ReleaseVariant[], bucket: number): ReleaseVariant | undefined => {
  let end = 0;
  const candidates = variants.filter(({ share }) => share !== undefined).sort((a, b) => (a.app < b.app ? -1 : 1));
  return candidates.find(({ share = 0 }) => bucket < (end += share));
};

/** Chooses the page of this visitor at this moment. */
export const choosePage = (release: Release, { bucket, word }: PageWish, now: number): ServedPage => {
  const { variants = [] } = release;
  const shown = word === null ? undefined : variants.find(({ preview }) => preview?.word === word);
  const isOpen = shown?.preview !== undefined && Date.parse(shown.preview.expires) > now;
  const variant = isOpen ? shown : bucket === null ? undefined : candidateFor(variants, bucket);
  const plan: ReleasePlan = variant ?? release;
  const trial = variant ? { app: variant.app, version: variant.version, ...preview(variant) } : null;
  return { ...plan, id: pageId(plan), trial, previewIsOver: word !== null && !isOpen };
};

const preview = ({ preview: shown }: ReleaseVariant) => (shown === undefined ? {} : { preview: shown });
