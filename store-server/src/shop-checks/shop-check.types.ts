import type { EvidenceCode, StoreCheckId, StoreCheckVerdict } from '@listings/shared-api/contract';
import type { ShopPage } from './shop-page';

/** One thing that was seen; see `StoreEvidence` of the contract. */
export interface Evidence {
  readonly code: EvidenceCode;
  readonly url: string | null;
  readonly values: readonly string[];
}

export interface ShopCheck {
  readonly id: StoreCheckId;
  readonly verdict: StoreCheckVerdict;
  readonly evidence: readonly Evidence[];
}

/** Reasons why a page was not read, as evidence. */
export type Obstacle = Extract<
  EvidenceCode,
  | 'unreachable'
  | 'no_such_host'
  | 'private_address'
  | 'certificate'
  | 'too_slow'
  | 'too_many_redirects'
  | 'bad_address'
  | 'bad_status'
  | 'not_html'
>;

/** One page that was asked for: read, or why not. `url` is the last address, after redirects. */
export type Visit =
  | { readonly kind: 'page'; readonly url: string; readonly page: ShopPage }
  | {
      readonly kind: 'obstacle';
      readonly url: string;
      readonly code: Obstacle;
      readonly values: readonly string[];
      /** HTTP status of `bad_status`, else 0. */
      readonly status: number;
    };

/** `robots.txt` of the shop: its text, '' where there is none, null where it could not be read. */
export interface RobotsFile {
  readonly url: string;
  readonly text: string | null;
}

/** Everything that was read of the shop; a page that no link leads to is null. */
export interface ShopVisits {
  readonly home: Visit;
  readonly robots: RobotsFile;
  readonly checkout: Visit | null;
  readonly cart: Visit | null;
  readonly refund: Visit | null;
  readonly terms: Visit | null;
  readonly contact: Visit | null;
}

export const evidence = (code: EvidenceCode, url: string | null, values: readonly string[] = []): Evidence => ({
  code,
  url,
  values,
});

/** The visit's obstacle as evidence; none where the page was read whole. */
export const obstacleOf = (visit: Visit | null): Evidence[] => {
  if (visit === null) return [];
  if (visit.kind === 'obstacle') return [evidence(visit.code, visit.url, visit.values)];
  return visit.page.isCut ? [evidence('too_large', visit.url)] : [];
};

/** Pages that were read, each once. */
export const pagesOf = (visits: readonly (Visit | null)[]): readonly Extract<Visit, { kind: 'page' }>[] => {
  const seen = new Set<string>();
  return visits.filter((visit): visit is Extract<Visit, { kind: 'page' }> => {
    if (visit?.kind !== 'page' || seen.has(visit.url)) return false;
    seen.add(visit.url);
    return true;
  });
};
